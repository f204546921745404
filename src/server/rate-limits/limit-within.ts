import type { Executor } from '#db/client.ts'
import { AppError } from '#lib/http/errors.ts'
import { rateLimiter } from './rate-limiter.ts'
import type { RateLimitName } from './rate-limits.ts'

/**
 * Counts a call inside the transaction of what it does, so one that is refused or repeated is not counted.
 *
 * @returns RATE_LIMITED beyond the limit, for the caller to return: throwing would roll the count back
 */
export async function limitWithin(
  tx: Executor,
  secret: string,
  [name, subject]: readonly [RateLimitName, string],
): Promise<AppError | null> {
  try {
    await rateLimiter(tx, secret)(name, subject)
    return null
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}

import type { Executor } from '#db/client.ts'
import type { AppError } from '#lib/http/errors.ts'
import { refusalOf } from '#server/refusal-of.ts'
import type { Networks } from './network.ts'
import { rateLimiter } from './rate-limiter.ts'
import type { RateLimitName } from './rate-limits.ts'

type Use<Subject = string> = readonly [name: RateLimitName, subject: Subject]

/**
 * Counts a call inside the transaction of what it does, so one that is refused or repeated is not counted. One
 * statement: once a rule is exceeded, those after it are not counted.
 *
 * @returns RATE_LIMITED beyond a limit, for the caller to return: throwing would roll the count back
 */
export function countInTransaction(
  tx: Executor,
  secret: string,
  ...[[name, subject], ...then]: [Use<string | Networks>, ...Use[]]
): Promise<AppError | null> {
  return refusalOf(() => rateLimiter(tx, secret)(name, subject, ...then))
}

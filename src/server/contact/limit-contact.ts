import type { Executor } from '#db/client.ts'
import { inSavepoint } from '#db/savepoint.ts'
import type { AppError } from '#lib/http/errors.ts'
import type { UserId } from '#lib/ids.ts'
import { rateLimiter } from '#server/rate-limits/rate-limiter.ts'
import { refusalOf } from '#server/refusal-of.ts'

/**
 * Counts the requests of a message against the limits of its sender: all of them, or none, so that a message to too
 * many at once leaves the others to its sender.
 *
 * @returns RATE_LIMITED beyond a limit, for the caller to return
 */
export function limitContact(
  tx: Executor,
  secret: string,
  { userId, requests }: { userId: UserId; requests: number },
): Promise<AppError | null> {
  const limitRate = rateLimiter(tx, secret)
  const countAll = async () => {
    for (let n = 0; n < requests; n++) {
      await limitRate('contact', userId, ['contactDaily', userId])
    }
  }
  return refusalOf(() => (requests > 1 ? inSavepoint(tx, countAll) : countAll()))
}

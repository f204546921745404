import type { Executor } from '#db/client.ts'
import { inSavepoint } from '#db/savepoint.ts'
import type { AppError } from '#lib/http/errors.ts'
import type { ProfessionalId, UserId } from '#lib/ids.ts'
import { rateLimiter } from '#server/rate-limits/rate-limiter.ts'
import { refusalOf } from '#server/refusal-of.ts'

type Contact = { userId: UserId; recipients: readonly { id: ProfessionalId }[] }

/**
 * Counts the requests of a message against the limits of its sender, and of each recipient's mailbox: all of them, or none,
 * so that a message to too many at once leaves the others to its sender.
 *
 * @returns RATE_LIMITED beyond a limit, for the caller to return
 */
export function limitContact(
  tx: Executor,
  secret: string,
  { userId, recipients }: Contact,
): Promise<AppError | null> {
  const limitRate = rateLimiter(tx, secret)
  const countAll = async () => {
    for (const { id } of recipients) {
      await limitRate('contact', userId, ['contactDaily', userId], ['contactReceived', id])
    }
  }
  return refusalOf(() => (recipients.length > 1 ? inSavepoint(tx, countAll) : countAll()))
}

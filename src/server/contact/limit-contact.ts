import type { Executor } from '#db/client.ts'
import { AppError } from '#lib/http/errors.ts'
import type { ProfessionalId, UserId } from '#lib/ids.ts'
import { rateLimiter } from '#server/rate-limits/rate-limiter.ts'

type Contact = { userId: UserId; recipients: readonly { id: ProfessionalId }[] }

/**
 * Counts the requests of a message against the limits of its sender, and of each recipient's mailbox. RATE_LIMITED is
 * returned, not thrown: throwing would roll back the caller's transaction, and the count with it.
 */
export async function limitContact(
  tx: Executor,
  secret: string,
  { userId, recipients }: Contact,
): Promise<AppError | null> {
  const limitRate = rateLimiter(tx, secret)
  try {
    for (const { id } of recipients) {
      await limitRate('contact', userId, ['contactDaily', userId])
      await limitRate('contactReceived', id)
    }
    return null
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}

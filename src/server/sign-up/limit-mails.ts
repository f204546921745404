import type { Executor } from '#db/client.ts'
import { mailboxOf } from '#lib/accounts/mailbox.ts'
import { AppError } from '#lib/http/errors.ts'
import { rateLimiter } from '#server/rate-limits/rate-limiter.ts'

/**
 * Counts a confirmation mail against the limits of its recipient. RATE_LIMITED is returned, not thrown: throwing would
 * roll back the caller's transaction, and the count with it.
 */
export async function limitMails(
  tx: Executor,
  secret: string,
  email: string,
): Promise<AppError | null> {
  const reader = mailboxOf(email)
  try {
    await rateLimiter(tx, secret)('mail', reader, ['mailDaily', reader])
    return null
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}

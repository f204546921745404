import type { Executor } from '#db/client.ts'
import { mailboxOf } from '#lib/accounts/mailbox.ts'
import { AppError } from '#lib/http/errors.ts'
import { rateLimiter } from '#server/rate-limits/rate-limiter.ts'

/**
 * Counts a mail to confirm an address against the limits of its reader. For a transaction, which an error would undo
 * together with the count: so RATE_LIMITED is returned and not thrown.
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

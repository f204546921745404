import type { Executor } from '#db/client.ts'
import { mailboxOf } from '#lib/accounts/mailbox.ts'
import type { AppError } from '#lib/http/errors.ts'
import { limitWithin } from '#server/rate-limits/limit-within.ts'

/** Counts a confirmation mail against the limits of its recipient. @returns RATE_LIMITED beyond them */
export function limitMails(tx: Executor, secret: string, email: string): Promise<AppError | null> {
  const reader = mailboxOf(email)
  return limitWithin(tx, secret, ['mail', reader], ['mailDaily', reader])
}

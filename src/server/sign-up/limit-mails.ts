import type { Executor } from '#db/client.ts'
import { findSignUps } from '#db/queries/accounts.ts'
import { hasToken } from '#db/queries/tokens.ts'
import { mailboxOf } from '#lib/accounts/mailbox.ts'
import type { AppError } from '#lib/http/errors.ts'
import { countInTransaction } from '#server/rate-limits/count-in-transaction.ts'

/** A link with less left might be over before its reader comes to it. */
const SECONDS_TO_USE = 3_600

/**
 * Counts a confirmation mail against the limits of its recipient.
 *
 * Beyond them none goes out as long as the mailbox has a link: any serves every sign-up of the mailbox. Without one
 * (those it had were used, or ended) a mail goes out all the same, so strangers cannot use up the owner's.
 *
 * @returns RATE_LIMITED when no mail is to be sent
 */
export async function limitMails(
  tx: Executor,
  secret: string,
  email: string,
): Promise<AppError | null> {
  const reader = mailboxOf(email)
  const limited = await countInTransaction(tx, secret, ['mail', reader], ['mailDaily', reader])
  if (!limited) return null
  const users = (await findSignUps(tx, email)).map(({ userId }) => userId)
  const link = { users, purpose: 'confirm-email', seconds: SECONDS_TO_USE } as const
  return (await hasToken(tx, link)) ? limited : null
}

import type { Executor } from '#db/client.ts'
import { findSignUps } from '#db/queries/accounts.ts'
import { hasToken } from '#db/queries/tokens.ts'
import { isTagged, mailboxOf } from '#lib/accounts/mailbox.ts'
import type { AppError } from '#lib/http/errors.ts'
import { countInTransaction } from '#server/rate-limits/count-in-transaction.ts'

/** A link with less left might be over before its reader comes to it. */
const SECONDS_TO_USE = 3_600

/**
 * Counts a confirmation mail against the limits of its recipient, which strangers can use up.
 *
 * Beyond them none goes out as long as the address has a link, which serves every sign-up of it. Without one a mail
 * goes out all the same, so the owner is not kept out. Not to an address with a tag: of those there is no end, and one
 * person may read them all.
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
  if (!limited || isTagged(email)) return limited
  const users = (await findSignUps(tx, email)).map(({ userId }) => userId)
  const link = { users, purpose: 'confirm-email', seconds: SECONDS_TO_USE } as const
  return (await hasToken(tx, link)) ? limited : null
}

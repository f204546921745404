import { randomUUID } from 'node:crypto'
import type { Executor } from '#db/client.ts'
import { findAccount, type Account } from '#db/queries/accounts.ts'
import { spendOnce } from '#db/queries/spent-once.ts'
import { confirmableUntil } from '#lib/accounts/confirmation.ts'
import { DONE, type Done } from '#lib/http/done.ts'
import type { ForgotPassword } from '#lib/passwords/schemas.ts'
import { audit } from '#server/audit.ts'
import type { Caller } from '#server/caller.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { deliverMails } from '#server/mail/deliver.ts'
import { queueMail } from '#server/mail/queue.ts'
import { limitMails } from '#server/sign-up/limit-mails.ts'
import { mailConfirmation } from '#server/sign-up/mail-confirmation.ts'
import { issueToken } from '#server/tokens/tokens.ts'

/**
 * Mails a password reset link if the address has an account. For an unconfirmed sign-up it mails the confirmation link
 * again instead: a stranger may have made the sign-up, and a reset must not hand the account over.
 *
 * A disabled account gets no link: its owner was told why, and nobody could sign in with the new password.
 *
 * Neither the answer nor its timing reveals whether the account exists: an address without a link writes as many rows, and the
 * limit counts addresses, not accounts.
 */
export async function forgotPassword(
  { db, secret }: Dependencies,
  { body: { email }, caller }: { body: ForgotPassword; caller: Caller },
): Promise<Done> {
  await db.transaction(async (tx) => {
    const account = await findAccount(tx, { email })
    if (!account || account.isDisabled) await pretend(tx)
    else if (account.isWaiting) await mailAgain(tx, secret, account)
    else await mailLink(tx, account)
    const subject = account?.userId
    await audit(tx, secret, { kind: 'password-reset', outcome: 'asked', subject })
  })
  caller.afterwards(() => deliverMails(db))
  return DONE
}

async function mailLink(tx: Executor, { userId, email, locale, name }: Account): Promise<void> {
  const token = await issueToken(tx, { userId, purpose: 'reset-password' })
  await queueMail(tx, {
    key: `reset-password:${randomUUID()}`,
    to: email,
    locale,
    template: 'reset-password',
    data: { name, token },
  })
}

/** An unconfirmed sign-up and its mailed link last 48 hours, so being rate limited here locks nobody out. */
async function mailAgain(tx: Executor, secret: string, account: Account): Promise<void> {
  const isOver = confirmableUntil(account.createdAt).getTime() <= Date.now()
  if (isOver || (await limitMails(tx, secret, account.email))) return
  await mailConfirmation(tx, account)
}

/** As many statements and rows as issuing a link, for equal timing; the clean-up deletes the rows. */
async function pretend(tx: Executor): Promise<void> {
  for (let row = 0; row < 3; row++) await spendOnce(tx, { key: randomUUID(), seconds: 1 })
}

import { randomUUID } from 'node:crypto'
import type { Executor } from '#db/client.ts'
import { findAccount, type Account } from '#db/queries/accounts.ts'
import { spendOnce } from '#db/queries/spent-once.ts'
import type { SignedIn } from '#lib/actor.ts'
import { mailboxOf } from '#lib/accounts/mailbox.ts'
import type { RequestEmailChange } from '#lib/email-change/schemas.ts'
import { DONE, type Done } from '#lib/http/done.ts'
import { AppError } from '#lib/http/errors.ts'
import { audit } from '#server/audit.ts'
import type { Caller } from '#server/caller.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { deliverMails } from '#server/mail/deliver.ts'
import { queueMail } from '#server/mail/queue.ts'
import { requirePassword } from '#server/passwords/require-password.ts'
import { requireSession } from '#server/sessions/sessions.ts'
import { issueToken } from '#server/tokens/tokens.ts'

type Input = { actor: SignedIn; body: RequestEmailChange; caller: Caller }

/**
 * Mails a link to the new address of the signed-in user; nothing changes until it is used.
 *
 * Neither the answer nor its timing reveals whether another account has the address: its owner is told instead, and as
 * many rows are written. Mails are limited by the recipient, whoever asks for them.
 *
 * @throws INVALID_INPUT with `wrong_password`, or `same_email` for the address that the account has; RATE_LIMITED
 */
export async function requestEmailChange(
  deps: Dependencies,
  { actor, body: { email, currentPassword }, caller }: Input,
): Promise<Done> {
  const { db, secret, limitRate } = deps
  const { userId } = actor
  const field = 'currentPassword'
  const account = await requirePassword(deps, actor, { field, password: currentPassword })
  if (email === account.email) {
    throw new AppError('INVALID_INPUT', 'the address of the account', {
      fields: { email: 'same_email' },
    })
  }
  await limitRate('changeEmail', userId)
  const reader = mailboxOf(email)
  await limitRate('changeEmailMail', `${userId} ${reader}`, ['changeEmailMails', reader])
  await db.transaction(async (tx) => {
    await requireSession(tx, actor)
    const other = await findAccount(tx, { email })
    if (!other || other.isWaiting) await mailLink(tx, account, email)
    else await tellOwner(tx, other)
    const both = { actor: userId, subject: userId }
    await audit(tx, secret, { kind: 'email-changed', outcome: 'asked', ...both })
  })
  caller.afterwards(() => deliverMails(db))
  return DONE
}

async function mailLink(tx: Executor, { userId, locale }: Account, email: string): Promise<void> {
  const token = await issueToken(tx, { userId, purpose: 'change-email', email })
  await queueMail(tx, {
    key: `change-email:${randomUUID()}`,
    to: email,
    locale,
    template: 'change-email',
    data: { token },
  })
}

/** As many statements as issuing a link, for equal timing; the clean-up deletes the rows. */
async function tellOwner(
  tx: Executor,
  { email, locale, name, isDisabled }: Account,
): Promise<void> {
  const rows = isDisabled ? 3 : 2
  for (let row = 0; row < rows; row++) await spendOnce(tx, { key: randomUUID(), seconds: 1 })
  // Was told why it is closed, and could do nothing with this.
  if (isDisabled) return
  await queueMail(tx, {
    key: `email-taken:${randomUUID()}`,
    to: email,
    locale,
    template: 'email-taken',
    data: { name },
  })
}

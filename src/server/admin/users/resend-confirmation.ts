import { findAccount, lockAddress } from '#db/queries/accounts.ts'
import { confirmableUntil } from '#lib/accounts/confirmation.ts'
import type { SignedIn } from '#lib/actor.ts'
import { DONE, type Done } from '#lib/http/done.ts'
import { AppError } from '#lib/http/errors.ts'
import type { UserId } from '#lib/ids.ts'
import type { Caller } from '#server/caller.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { deliverMails } from '#server/mail/deliver.ts'
import { limitMails } from '#server/sign-up/limit-mails.ts'
import { mailConfirmation } from '#server/sign-up/mail-confirmation.ts'
import { noteAdmin } from '../note-admin.ts'
import { noSuchUser } from './target.ts'

type Input = { actor: SignedIn; params: { id: UserId }; caller: Pick<Caller, 'afterwards'> }

/**
 * Mails the link that confirms an address again, within the limits of its recipient. The older link is void.
 *
 * @throws NOT_FOUND; CONFLICT when nothing is to be confirmed, or no longer; RATE_LIMITED
 */
export async function resendConfirmation(
  { db, secret }: Pick<Dependencies, 'db' | 'secret'>,
  { actor, params: { id }, caller }: Input,
): Promise<Done> {
  const limited = await db.transaction(async (tx) => {
    const found = await findAccount(tx, { userId: id })
    if (!found) throw noSuchUser()
    await lockAddress(tx, found.email)
    const account = await findAccount(tx, { userId: id })
    const isOpen = account?.isWaiting && confirmableUntil(account.createdAt).getTime() > Date.now()
    if (!isOpen) throw new AppError('CONFLICT', 'nothing to confirm')
    const refusal = await limitMails(tx, secret, account.email)
    if (refusal) return refusal
    await mailConfirmation(tx, account)
    await noteAdmin(tx, secret, { actor, act: 'confirmation-resent', subject: id })
    return null
  })
  if (limited) throw limited
  caller.afterwards(() => deliverMails(db))
  return DONE
}

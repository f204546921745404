import type { Reason } from '#lib/admin/users-schemas.ts'
import { showOrHide } from '#db/queries/accounts.ts'
import { setDisabled } from '#db/queries/admin/change-user.ts'
import { voidTokens } from '#db/queries/tokens.ts'
import type { SignedIn } from '#lib/actor.ts'
import { tagsOfProfessionals } from '#lib/http/cache-tags.ts'
import { DONE, type Done } from '#lib/http/done.ts'
import { AppError } from '#lib/http/errors.ts'
import type { UserId } from '#lib/ids.ts'
import type { Caller } from '#server/caller.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { deliverMails } from '#server/mail/deliver.ts'
import { deliverPurges } from '#server/publishing/deliver-purges.ts'
import { publishChange } from '#server/publishing/publish-change.ts'
import { endAllSessions } from '#server/sessions/sessions.ts'
import { noteAdmin } from '../note-admin.ts'
import { mailReason } from './mail-reason.ts'
import { holdEstablished } from './target.ts'

type Input = {
  actor: SignedIn
  params: { id: UserId }
  body: Reason
  caller: Pick<Caller, 'afterwards'>
}

/**
 * Lets nobody sign in to an account: its sessions end, links mailed before are void, a professional is hidden, shares
 * rest (`my_clients`). Its owner is mailed the reason. Nothing is deleted.
 *
 * @throws NOT_FOUND; CONFLICT for oneself, so that an admin is always left, for an account that is
 *   disabled, and for a sign-up that nobody confirmed
 */
export async function disableUser(
  { db, secret }: Pick<Dependencies, 'db' | 'secret'>,
  { actor, params: { id }, body: { reason }, caller }: Input,
): Promise<Done> {
  await db.transaction(async (tx) => {
    if (id === actor.userId) throw new AppError('CONFLICT', 'nobody disables themselves')
    // Links before the account, as a password reset locks them: the opposite order could deadlock.
    await voidTokens(tx, { userId: id })
    const account = await holdEstablished(tx, actor, id)
    if (!(await setDisabled(tx, id, reason))) throw new AppError('CONFLICT', 'disabled before')
    await endAllSessions(tx, id)
    await mailReason(tx, account, { template: 'sign-in-disabled', reason })
    await noteAdmin(tx, secret, { actor, act: 'sign-in-disabled', subject: id })
    await publishChange(tx, tagsOfProfessionals(await showOrHide(tx, id)))
  })
  caller.afterwards(() => deliverPurges(db))
  caller.afterwards(() => deliverMails(db))
  return DONE
}

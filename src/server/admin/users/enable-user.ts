import type { Reason } from '#lib/admin/users-schemas.ts'
import { showOrHide } from '#db/queries/accounts.ts'
import { setDisabled } from '#db/queries/admin/change-user.ts'
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
import { noteAdmin } from '../note-admin.ts'
import { mailReason } from './mail-reason.ts'
import { holdUser } from './target.ts'

type Input = {
  actor: SignedIn
  params: { id: UserId }
  body: Reason
  caller: Pick<Caller, 'afterwards'>
}

/**
 * Lets the owner of a disabled account sign in again: a professional is public again if nothing else hides them, and
 * shares go on. Its owner is mailed the reason.
 *
 * @throws NOT_FOUND; CONFLICT for an account that is not disabled
 */
export async function enableUser(
  { db, secret }: Pick<Dependencies, 'db' | 'secret'>,
  { actor, params: { id }, body: { reason }, caller }: Input,
): Promise<Done> {
  await db.transaction(async (tx) => {
    const account = await holdUser(tx, actor, id)
    if (!(await setDisabled(tx, id, null))) throw new AppError('CONFLICT', 'not disabled')
    await mailReason(tx, account, { template: 'sign-in-enabled', reason })
    await noteAdmin(tx, secret, { actor, act: 'sign-in-enabled', subject: id })
    await publishChange(tx, tagsOfProfessionals(await showOrHide(tx, id)))
  })
  caller.afterwards(() => deliverPurges(db))
  caller.afterwards(() => deliverMails(db))
  return DONE
}

import type { Transaction } from '#db/client.ts'
import { setRole, showOrHide, type Account } from '#db/queries/accounts.ts'
import { hasOtherAdmin, insertAthlete } from '#db/queries/admin/change-user.ts'
import { findProfessionalOf } from '#db/queries/admin/user.ts'
import type { Role } from '#lib/accounts/roles.ts'
import type { RoleProblem } from '#lib/admin/users-schemas.ts'
import type { SignedIn } from '#lib/actor.ts'
import { tagsOfProfessionals } from '#lib/http/cache-tags.ts'
import { DONE, type Done } from '#lib/http/done.ts'
import { AppError } from '#lib/http/errors.ts'
import type { UserId } from '#lib/ids.ts'
import { isProfessionalType } from '#lib/professionals/types.ts'
import type { Caller } from '#server/caller.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { deliverPurges } from '#server/publishing/deliver-purges.ts'
import { publishChange } from '#server/publishing/publish-change.ts'
import { endAllSessions } from '#server/sessions/sessions.ts'
import { noteAdmin } from '../note-admin.ts'
import { holdEstablished } from './target.ts'

type Input = {
  actor: SignedIn
  params: { id: UserId }
  body: { role: Role }
  caller: Pick<Caller, 'afterwards'>
}

/**
 * Gives an account another role and ends its sessions. A professional's page is public only while the account has its
 * profession. Nobody becomes a professional by this alone: the page comes first, from a sign-up or by an admin.
 *
 * @throws NOT_FOUND, CONFLICT for a sign-up that nobody confirmed; INVALID_INPUT with `last_admin`,
 *   `no_profession` (no page of that profession) or `unconfirmed` (an admin whose address is not confirmed)
 */
export async function changeRole(
  { db, secret }: Pick<Dependencies, 'db' | 'secret'>,
  { actor, params: { id }, body: { role }, caller }: Input,
): Promise<Done> {
  await db.transaction(async (tx) => {
    const account = await holdEstablished(tx, actor, id)
    if (account.role === role) return
    await refuseUnfit(tx, account, role)
    await setRole(tx, { userId: id, role })
    if (role === 'athlete') await insertAthlete(tx, id)
    await endAllSessions(tx, id)
    await noteAdmin(tx, secret, { actor, act: 'role-changed', subject: id })
    await publishChange(tx, tagsOfProfessionals(await showOrHide(tx, id)))
  })
  caller.afterwards(() => deliverPurges(db))
  return DONE
}

async function refuseUnfit(
  tx: Transaction,
  { userId, role: before, confirmedAt }: Account,
  role: Role,
): Promise<void> {
  if (before === 'admin' && !(await hasOtherAdmin(tx, userId))) throw unfit('last_admin')
  if (role === 'admin' && !confirmedAt) throw unfit('unconfirmed')
  if (!isProfessionalType(role)) return
  if ((await findProfessionalOf(tx, userId))?.type !== role) throw unfit('no_profession')
}

const unfit = (problem: RoleProblem) =>
  new AppError('INVALID_INPUT', 'not a role for this account', { fields: { role: problem } })

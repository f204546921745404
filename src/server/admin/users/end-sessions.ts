import { deleteDevices } from '#db/queries/known-devices.ts'
import type { SignedIn } from '#lib/actor.ts'
import { DONE, type Done } from '#lib/http/done.ts'
import type { UserId } from '#lib/ids.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { endAllSessions } from '#server/sessions/sessions.ts'
import { noteAdmin } from '../note-admin.ts'
import { holdUser } from './target.ts'

/** Ends all sessions of an account and forgets its browsers, as its owner can. @throws NOT_FOUND */
export async function endSessions(
  { db, secret }: Pick<Dependencies, 'db' | 'secret'>,
  { actor, params: { id } }: { actor: SignedIn; params: { id: UserId } },
): Promise<Done> {
  await db.transaction(async (tx) => {
    await holdUser(tx, actor, id)
    await endAllSessions(tx, id)
    await deleteDevices(tx, id)
    await noteAdmin(tx, secret, { actor, act: 'sessions-ended', subject: id })
  })
  return DONE
}

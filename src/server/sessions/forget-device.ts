import { deleteDevice } from '#db/queries/known-devices.ts'
import { lockUser } from '#db/queries/sessions.ts'
import type { SignedIn } from '#lib/actor.ts'
import { DONE, type Done } from '#lib/http/done.ts'
import { AppError } from '#lib/http/errors.ts'
import type { DeviceId } from '#lib/ids.ts'
import { audit } from '#server/audit.ts'
import type { Dependencies } from '#server/dependencies.ts'

/**
 * Forgets one of the user's known browsers: from then on the account lock applies in it as in any other. A session in
 * it continues.
 *
 * @throws NOT_FOUND for another user's browser as for one that never existed
 */
export async function forgetDevice(
  { db, secret }: Dependencies,
  { actor: { userId }, params }: { actor: SignedIn; params: { id: DeviceId } },
): Promise<Done> {
  await db.transaction(async (tx) => {
    await lockUser(tx, userId)
    const wasKnown = await deleteDevice(tx, { id: params.id, userId })
    if (!wasKnown) throw new AppError('NOT_FOUND', 'no such browser of theirs')
    const both = { actor: userId, subject: userId }
    await audit(tx, secret, { kind: 'device-forgotten', outcome: 'ok', ...both })
  })
  return DONE
}

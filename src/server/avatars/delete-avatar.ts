import { setAvatarUrl } from '#db/queries/avatars.ts'
import type { SignedIn } from '#lib/actor.ts'
import { DONE, type Done } from '#lib/http/done.ts'
import type { Caller } from '#server/caller.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { deliverPurges } from '#server/publishing/deliver-purges.ts'
import { queueAvatarPurge } from './queue-avatar-purge.ts'
import { sweepAvatar } from './sweep-avatars.ts'

/**
 * Deletes the user's own picture: the reference, and after the response the file. When the store fails, no page shows the
 * picture any more, and a later sweep deletes the file.
 */
export async function deleteAvatar(
  { db, avatars }: Pick<Dependencies, 'db' | 'avatars'>,
  { actor: { userId }, caller }: { actor: SignedIn; caller: Caller },
): Promise<Done> {
  await db.transaction(async (tx) => {
    await setAvatarUrl(tx, { userId, avatarUrl: null })
    await queueAvatarPurge(tx, userId)
  })
  caller.afterwards(() => sweepAvatar({ db, avatars }, userId))
  caller.afterwards(() => deliverPurges(db))
  return DONE
}

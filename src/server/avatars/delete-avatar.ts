import { setAvatarUrl } from '#db/queries/avatars.ts'
import type { SignedIn } from '#lib/actor.ts'
import { DONE, type Done } from '#lib/http/done.ts'
import type { Caller } from '#server/caller.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { deliverPurges } from '#server/purges/deliver.ts'
import { queueAvatarPurge } from './queue-avatar-purge.ts'
import { sweepAvatar } from './sweep-avatars.ts'

/**
 * Takes the own picture away: first nothing points to it any more, then it goes. When the store fails, the
 * picture is gone for everybody who looks at a page, and a later sweep takes the rest.
 */
export async function deleteAvatar(
  { db, avatars }: Pick<Dependencies, 'db' | 'avatars'>,
  { actor: { userId }, caller }: { actor: SignedIn; caller: Caller },
): Promise<Done> {
  await db.transaction(async (tx) => {
    await setAvatarUrl(tx, { userId, avatarUrl: null })
    await queueAvatarPurge(tx, userId)
  })
  await sweepAvatar({ db, avatars }, userId)
  caller.afterwards(() => deliverPurges(db))
  return DONE
}

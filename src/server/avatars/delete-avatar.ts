import { setAvatarUrl } from '#db/queries/avatars.ts'
import { DONE, type Done } from '#lib/accounts/contract.ts'
import type { SignedIn } from '#server/actor.ts'
import type { AccountDeps } from '#server/deps.ts'
import type { Caller } from '#server/http/client.ts'
import { purgeAvatar } from './purge-avatar.ts'
import { sweepAvatar } from './sweep-avatars.ts'

/**
 * Takes the own picture away: first nothing points to it any more, then it goes. When the store fails, the
 * picture is gone for everybody who looks at a page, and a later sweep takes the rest.
 */
export async function deleteAvatar(
  { db, avatars }: Pick<AccountDeps, 'db' | 'avatars'>,
  { actor: { userId }, caller }: { actor: SignedIn; caller: Caller },
): Promise<Done> {
  await setAvatarUrl(db, { userId, avatarUrl: null })
  await sweepAvatar({ db, avatars }, userId)
  caller.afterwards(() => purgeAvatar(db, userId))
  return DONE
}

import { findPublicAvatarUrl } from '#db/queries/avatars.ts'
import { AppError } from '#lib/http/errors.ts'
import type { UserId } from '#lib/ids.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { fromStore } from '#server/storage/from-store.ts'
import { leadsToStore } from './avatar-path.ts'

/**
 * The picture of a user as WebP, whatever version is requested. A stored file whose owner has removed the picture,
 * left, or not confirmed the address is not served.
 *
 * @throws NOT_FOUND, UNAVAILABLE
 */
export async function getAvatar(
  { db, avatars }: Pick<Dependencies, 'db' | 'avatars'>,
  { params: { userId } }: { params: { userId: UserId } },
): Promise<Uint8Array> {
  const isShown = leadsToStore(await findPublicAvatarUrl(db, userId), userId)
  const webp = isShown ? await fromStore(avatars.get(userId)) : null
  if (!webp) throw new AppError('NOT_FOUND', 'no picture')
  return webp
}

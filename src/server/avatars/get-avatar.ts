import { findPublicAvatarUrl } from '#db/queries/avatars.ts'
import type { AvatarQuery } from '#lib/avatars/schemas.ts'
import type { Portrait } from '#lib/avatars/schemas.ts'
import { AppError } from '#lib/http/errors.ts'
import type { UserId } from '#lib/ids.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { fromStore } from '#server/storage/from-store.ts'
import { leadsToStore, versionOf } from './avatar-path.ts'
import { shrink } from './read-picture.ts'

/**
 * The picture of a user as WebP, whatever version is requested. A stored file whose owner has removed the picture,
 * left, or not confirmed the address is not served. The small version is made of the stored one, so it can never show
 * another picture; the CDN keeps it as long.
 *
 * @throws NOT_FOUND, UNAVAILABLE
 */
export async function getAvatar(
  { db, avatars }: Pick<Dependencies, 'db' | 'avatars'>,
  { params: { userId }, query }: { params: { userId: UserId }; query: AvatarQuery },
): Promise<Portrait> {
  const isShown = leadsToStore(await findPublicAvatarUrl(db, userId), userId)
  const stored = isShown ? await fromStore(avatars.get(userId)) : null
  if (!stored) throw new AppError('NOT_FOUND', 'no picture')
  const webp = query.size === 'small' ? await shrink(stored) : stored
  return { webp, version: versionOf(stored) }
}

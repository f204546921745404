import type { Database } from '#db/client.ts'
import { findProfessionalIds } from '#db/queries/avatars.ts'
import { CACHE_TAGS } from '#lib/http/cache-tags.ts'
import type { UserId } from '#lib/professionals/types.ts'
import { purgeTags } from '#server/purge.ts'

/** Makes the CDN forget a person's picture and the public pages that show it. Never rejects. */
export async function purgeAvatar(db: Database, userId: UserId): Promise<void> {
  // Without an answer of the database the picture itself is forgotten all the same.
  const pages = await findProfessionalIds(db, userId).catch(() => [])
  const lists = pages.length > 0 ? [CACHE_TAGS.professionals] : []
  await purgeTags([
    CACHE_TAGS.avatar(userId),
    ...pages.map((id) => CACHE_TAGS.professional(id)),
    ...lists,
  ])
}

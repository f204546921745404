import type { Executor } from '#db/client.ts'
import { findProfessionalIds } from '#db/queries/avatars.ts'
import { CACHE_TAGS, tagsOfProfessionals } from '#lib/http/cache-tags.ts'
import type { UserId } from '#lib/ids.ts'
import { publishChange } from '#server/publishing/publish-change.ts'

/** Queues a purge of a user's picture and of the public pages that show it. */
export async function queueAvatarPurge(tx: Executor, userId: UserId): Promise<void> {
  const pages = await findProfessionalIds(tx, userId)
  await publishChange(tx, [CACHE_TAGS.avatar(userId), ...tagsOfProfessionals(pages)])
}

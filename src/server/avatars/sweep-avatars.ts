import { findAvatarUrls, lockAvatarUrl } from '#db/queries/avatars.ts'
import { CACHE_TAGS } from '#lib/http/cache-tags.ts'
import type { UserId } from '#lib/ids.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { deliverPurges } from '#server/purges/deliver.ts'
import { queuePurge } from '#server/purges/queue.ts'
import { leadsToStore } from './avatar-path.ts'

/** How many pictures one question to the database is about. */
const AT_ONCE = 500

type SweepDeps = Pick<Dependencies, 'db' | 'avatars'>

/**
 * Deletes the picture of a person unless the profile points to it; also of a person who is no more. Holds the
 * row meanwhile, so that no picture goes that is being put there.
 *
 * @returns whether it did; false too when the store or the database failed
 */
export async function sweepAvatar({ db, avatars }: SweepDeps, userId: UserId): Promise<boolean> {
  try {
    return await db.transaction(async (tx) => {
      const row = await lockAvatarUrl(tx, userId)
      if (row && leadsToStore(row.avatarUrl, userId)) return false
      // Before the picture goes: without it nobody would know that there was something to purge.
      await queuePurge(tx, [CACHE_TAGS.avatar(userId)])
      await avatars.delete(userId)
      return true
    })
  } catch {
    // Nothing is lost: the next sweep finds it again.
    return false
  }
}

/**
 * Deletes every picture to which no profile points: of deleted accounts, and what a store that was down did
 * not delete at the time. For a scheduled clean-up; safe to run at any moment, and again.
 *
 * @returns how many were deleted
 * @throws what the store throws when it cannot list its pictures
 */
export async function sweepAvatars(deps: SweepDeps): Promise<number> {
  const stored = await deps.avatars.list()
  let swept = 0
  for (let from = 0; from < stored.length; from += AT_ONCE) {
    const some = stored.slice(from, from + AT_ONCE)
    const addresses = await findAvatarUrls(deps.db, some)
    // Almost all are in use, and need no lock to tell.
    const orphans = some.filter((userId) => !leadsToStore(addresses.get(userId) ?? null, userId))
    for (const userId of orphans) if (await sweepAvatar(deps, userId)) swept++
  }
  await deliverPurges(deps.db)
  return swept
}

import { findAvatarUrls, lockAvatarUrl } from '#db/queries/avatars.ts'
import { CACHE_TAGS } from '#lib/http/cache-tags.ts'
import type { UserId } from '#lib/ids.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { queuePurge } from '#server/publishing/queue-purge.ts'
import { sweepStore } from '#server/sweep-store.ts'
import { leadsToStore } from './avatar-path.ts'

type SweepDeps = Pick<Dependencies, 'db' | 'avatars'>

/**
 * Deletes a user's picture unless the profile refers to it, or the user no longer exists. Locks the row meanwhile, so a
 * picture that is being uploaded is not deleted. Whoever removed the reference has queued the purge.
 *
 * @returns whether it was deleted
 * @throws what the store or the database throws; a later sweep retries
 */
export function sweepAvatar({ db, avatars }: SweepDeps, userId: UserId): Promise<boolean> {
  return db.transaction(async (tx) => {
    const row = await lockAvatarUrl(tx, userId)
    if (row && leadsToStore(row.avatarUrl, userId)) return false
    await avatars.delete(userId)
    return true
  })
}

/**
 * Deletes every picture that no profile refers to: of deleted accounts, and those a failing store did not delete at the
 * time; and queues their purges. For a scheduled job; idempotent and safe to run at any time.
 *
 * @returns how many were deleted
 * @throws what the store throws when it cannot list its pictures; the first failure, once all were tried
 */
export async function sweepAvatars(deps: SweepDeps): Promise<number> {
  return sweepStore(await deps.avatars.list(), {
    orphansOf: async (some) => {
      const addresses = await findAvatarUrls(deps.db, some)
      return some.filter((userId) => !leadsToStore(addresses.get(userId) ?? null, userId))
    },
    sweepOne: async (userId) => {
      // Before the file is deleted: afterwards nothing would show that a purge is due.
      await queuePurge(deps.db, [CACHE_TAGS.avatar(userId)])
      return sweepAvatar(deps, userId)
    },
  })
}

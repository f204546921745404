import { findAvatarUrls, lockAvatarUrl } from '#db/queries/avatars.ts'
import { CACHE_TAGS } from '#lib/http/cache-tags.ts'
import type { UserId } from '#lib/ids.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { deliverPurges } from '#server/publishing/deliver-purges.ts'
import { queuePurge } from '#server/publishing/queue-purge.ts'
import { leadsToStore } from './avatar-path.ts'

/** Pictures checked per query. */
const AT_ONCE = 500

type SweepDeps = Pick<Dependencies, 'db' | 'avatars'>

/**
 * Deletes a user's picture unless the profile refers to it, or the user no longer exists. Locks the row meanwhile, so a
 * picture that is being uploaded is not deleted.
 *
 * @returns whether it was deleted; false too when the store or the database failed
 */
export async function sweepAvatar({ db, avatars }: SweepDeps, userId: UserId): Promise<boolean> {
  try {
    return await db.transaction(async (tx) => {
      const row = await lockAvatarUrl(tx, userId)
      if (row && leadsToStore(row.avatarUrl, userId)) return false
      // Before the file is deleted: afterwards nothing would show that a purge is due.
      await queuePurge(tx, [CACHE_TAGS.avatar(userId)])
      await avatars.delete(userId)
      return true
    })
  } catch {
    // The next sweep retries.
    return false
  }
}

/**
 * Deletes every picture that no profile refers to: of deleted accounts, and those a failing store did not delete at the
 * time. For a scheduled job; idempotent and safe to run at any time.
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
    // Filtered without a lock first: almost all are in use.
    const orphans = some.filter((userId) => !leadsToStore(addresses.get(userId) ?? null, userId))
    for (const userId of orphans) if (await sweepAvatar(deps, userId)) swept++
  }
  await deliverPurges(deps.db)
  return swept
}

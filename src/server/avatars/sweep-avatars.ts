import { lockAvatarUrl } from '#db/queries/avatars.ts'
import type { UserId } from '#lib/professionals/types.ts'
import type { AccountDeps } from '#server/deps.ts'
import { leadsToStore } from './avatar-path.ts'

type SweepDeps = Pick<AccountDeps, 'db' | 'avatars'>

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
  let swept = 0
  for (const userId of await deps.avatars.list()) if (await sweepAvatar(deps, userId)) swept += 1
  return swept
}

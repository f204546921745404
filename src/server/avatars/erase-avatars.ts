import { findErasedAvatars, forgetErasedAvatar } from '#db/queries/erased-avatars.ts'
import type { AccountDeps } from '#server/deps.ts'

/** As many as fit into the time that a function has after its answer. */
const AT_ONCE = 20

/**
 * Deletes the pictures of people who are gone from the store. Never rejects: what the store does not take
 * now stays noted, and the next call tries again.
 */
export async function eraseAvatars({
  db,
  avatars,
}: Pick<AccountDeps, 'db' | 'avatars'>): Promise<void> {
  try {
    for (const userId of await findErasedAvatars(db, AT_ONCE)) {
      await avatars.delete(userId)
      await forgetErasedAvatar(db, userId)
    }
  } catch {
    // The rows are still there.
  }
}

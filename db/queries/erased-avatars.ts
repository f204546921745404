import { asc, eq } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import { erasedAvatars } from '#db/schema/index.ts'
import type { UserId } from '#lib/professionals/types.ts'

/** Whose pictures have to go, those who wait longest first. */
export async function findErasedAvatars(db: Executor, limit: number): Promise<UserId[]> {
  const rows = await db
    .select({ userId: erasedAvatars.userId })
    .from(erasedAvatars)
    .orderBy(asc(erasedAvatars.erasedAt))
    .limit(limit)
  return rows.map(({ userId }) => userId)
}

/** Forgets a picture that is gone, and with it the last that was known of the person. */
export async function forgetErasedAvatar(db: Executor, userId: UserId): Promise<void> {
  await db.delete(erasedAvatars).where(eq(erasedAvatars.userId, userId))
}

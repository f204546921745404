import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import { users } from '#db/schema/index.ts'
import type { UserId } from '#lib/professionals/types.ts'

/** What decides whether somebody may sign in; undefined for an unknown address. */
export async function findCredentials(db: Executor, email: string) {
  const [row] = await db
    .select({
      userId: sql<UserId>`${users.id}`,
      passwordHash: users.passwordHash,
      confirmedAt: users.emailConfirmedAt,
      failures: users.failedSignIns,
      epoch: users.sessionEpoch,
    })
    .from(users)
    .where(eq(users.email, email))
  return row
}

/** Counts a wrong password; for an unknown address it does the same work, in vain. */
export async function countFailure(db: Executor, userId: UserId | undefined): Promise<void> {
  await db
    .update(users)
    .set({ failedSignIns: sql`${users.failedSignIns} + 1` })
    .where(eq(users.id, userId ?? '00000000-0000-0000-0000-000000000000'))
}

/** Forgets the wrong passwords, and keeps the right one's hash in a newer form if one is given. */
export async function noteRightPassword(
  db: Executor,
  { userId, oldHash, newHash }: { userId: UserId; oldHash: string; newHash: string | null },
): Promise<void> {
  await db.update(users).set({ failedSignIns: 0 }).where(eq(users.id, userId))
  if (newHash === null) return
  // Only while it is still the hash that was checked: the password may have been changed since.
  await db
    .update(users)
    .set({ passwordHash: newHash })
    .where(and(eq(users.id, userId), eq(users.passwordHash, oldHash)))
}

import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import { professionals, profiles, users } from '#db/schema/index.ts'
import type { ProfessionalId, UserId } from '#lib/ids.ts'
import { IS_PUBLIC } from './public-professionals.ts'

/**
 * Reads where the picture of a person is, and holds the row until the transaction ends: of two changes at
 * once the second waits. Undefined when there is no such person.
 */
export async function lockAvatarUrl(
  tx: Executor,
  userId: UserId,
): Promise<{ avatarUrl: string | null } | undefined> {
  const [row] = await tx
    .select({ avatarUrl: profiles.avatarUrl })
    .from(profiles)
    .where(eq(profiles.userId, userId))
    .for('update')
  return row
}

/** Where the picture is that visitors may see of a person: of nobody whose address is not confirmed. */
export async function findPublicAvatarUrl(db: Executor, userId: UserId): Promise<string | null> {
  const [row] = await db
    .select({ avatarUrl: profiles.avatarUrl })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(and(eq(profiles.userId, userId), isNotNull(users.emailConfirmedAt)))
  return row?.avatarUrl ?? null
}

/** Where the pictures of these people are, by person; nothing of who is no more. */
export async function findAvatarUrls(
  db: Executor,
  userIds: readonly UserId[],
): Promise<Map<string, string | null>> {
  const rows = await db
    .select({ userId: profiles.userId, avatarUrl: profiles.avatarUrl })
    .from(profiles)
    .where(inArray(profiles.userId, [...userIds]))
  return new Map(rows.map(({ userId, avatarUrl }) => [userId, avatarUrl]))
}

/** @param avatarUrl null for no picture */
export async function setAvatarUrl(
  db: Executor,
  { userId, avatarUrl }: { userId: UserId; avatarUrl: string | null },
): Promise<void> {
  await db.update(profiles).set({ avatarUrl }).where(eq(profiles.userId, userId))
}

/** The public pages of a person; none for who is no professional, or not yet public. */
export async function findProfessionalIds(db: Executor, userId: UserId): Promise<ProfessionalId[]> {
  const rows = await db
    .select({ id: professionals.id })
    .from(professionals)
    .where(and(IS_PUBLIC, eq(professionals.userId, userId)))
  return rows.map(({ id }) => id)
}

import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import { professionals, profiles, users } from '#db/schema/index.ts'
import type { ProfessionalId, UserId } from '#lib/ids.ts'
import { IS_PUBLIC } from './public-professionals.ts'

/**
 * Reads the URL of a user's picture, and locks the row until the transaction ends, so concurrent changes are
 * serialized. Undefined when there is no such user.
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

/** The public URL of a user's picture; null unless the address is confirmed. */
export async function findPublicAvatarUrl(db: Executor, userId: UserId): Promise<string | null> {
  const [row] = await db
    .select({ avatarUrl: profiles.avatarUrl })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(and(eq(profiles.userId, userId), isNotNull(users.emailConfirmedAt)))
  return row?.avatarUrl ?? null
}

/** The picture URLs of these users, by user; deleted users are missing. */
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

/** The ids of a user's public pages; none unless they are a public professional. */
export async function findProfessionalIds(db: Executor, userId: UserId): Promise<ProfessionalId[]> {
  const rows = await db
    .select({ id: professionals.id })
    .from(professionals)
    .where(and(IS_PUBLIC, eq(professionals.userId, userId)))
  return rows.map(({ id }) => id)
}

import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import { athletes, professionals, profiles, users } from '#db/schema/index.ts'
import type { UserId } from '#lib/ids.ts'

/** Everything that somebody sees of themselves on the profile screen, as it stands in the tables. */
export async function findOwnProfile(db: Executor, userId: UserId) {
  const [row] = await db
    .select({ user: users, profile: profiles, athlete: athletes, professional: professionals })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(athletes, eq(athletes.userId, users.id))
    .leftJoin(professionals, eq(professionals.userId, userId))
    .where(eq(users.id, userId))
  return row
}
export type OwnProfileRow = NonNullable<Awaited<ReturnType<typeof findOwnProfile>>>

export type ProfileRow = OwnProfileRow['profile']
export type AthleteRow = NonNullable<OwnProfileRow['athlete']>
export type ProfessionalRow = NonNullable<OwnProfileRow['professional']>

/** What somebody sets in `profiles`; the rest of the row has ways of its own. */
export type ProfileColumns = Partial<
  Omit<typeof profiles.$inferInsert, 'userId' | 'role' | 'avatarUrl' | 'version' | 'createdAt'>
>

/**
 * Writes the columns and raises the version, if it is still the one that was read: of two saves at once the
 * second waits for the first and then finds another version.
 *
 * @returns whether it was written
 */
export async function saveProfile(
  db: Executor,
  { userId, version }: { userId: UserId; version: number },
  columns: ProfileColumns,
): Promise<boolean> {
  const saved = await db
    .update(profiles)
    .set({ ...columns, version: sql`${profiles.version} + 1` })
    .where(and(eq(profiles.userId, userId), eq(profiles.version, version)))
    .returning({ version: profiles.version })
  return saved.length > 0
}

/** Sets the language of a user's mails. */
export async function saveLanguage(
  db: Executor,
  userId: UserId,
  locale: (typeof users.$inferInsert)['locale'],
): Promise<void> {
  await db.update(users).set({ locale }).where(eq(users.id, userId))
}

/** What an athlete sets. */
export type AthleteColumns = Required<Omit<typeof athletes.$inferInsert, 'userId'>>

/** Writes the athlete's row, which is made if it is missing. */
export async function saveAthlete(
  db: Executor,
  userId: UserId,
  columns: AthleteColumns,
): Promise<void> {
  await db
    .insert(athletes)
    .values({ userId, ...columns })
    .onConflictDoUpdate({ target: athletes.userId, set: columns })
}

/** What a professional sets, all of it: a new column is asked for here, unless it is named as the database's or an admin's. */
export type ProfessionalColumns = Required<
  Omit<
    typeof professionals.$inferInsert,
    | ('id' | 'userId' | 'type' | 'isPublic' | 'isVerified' | 'createdAt' | 'updatedAt')
    | ('countryId' | 'rating' | 'totalReviews' | 'rankingScore' | 'search')
  >
>

/** Writes the professional's row, which is made if it is missing. The profession of a row never changes. */
export async function saveProfessional(
  db: Executor,
  { userId, type }: Pick<typeof professionals.$inferInsert, 'userId' | 'type'>,
  columns: ProfessionalColumns,
): Promise<void> {
  await db
    .insert(professionals)
    .values({ userId, type, ...columns })
    .onConflictDoUpdate({ target: professionals.userId, set: columns })
}

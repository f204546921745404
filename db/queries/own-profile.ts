import { and, eq, exists, sql } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import {
  athletes,
  newsletterSubscriptions,
  professionals,
  profiles,
  users,
} from '#db/schema/index.ts'
import type { UserId } from '#lib/ids.ts'

/** Everything that the profile screen shows users about themselves, as stored. */
export async function findOwnProfile(db: Executor, userId: UserId) {
  const subscribed = db
    .select({ id: newsletterSubscriptions.id })
    .from(newsletterSubscriptions)
    .where(
      and(
        eq(newsletterSubscriptions.email, users.email),
        eq(newsletterSubscriptions.isActive, true),
      ),
    )
  const [row] = await db
    .select({
      user: users,
      profile: profiles,
      athlete: athletes,
      professional: professionals,
      /** Whether the account's address receives the newsletter. */
      isSubscribed: sql<boolean>`${exists(subscribed)}`,
    })
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

/** The columns of `profiles` that users set on the profile screen. */
export type ProfileColumns = Partial<
  Omit<
    typeof profiles.$inferInsert,
    'userId' | 'role' | 'avatarUrl' | 'wantsNewsletter' | 'version' | 'createdAt'
  >
>

/**
 * Optimistic locking: writes the columns and increments the version if it is still the one that was read. Of two
 * concurrent saves the second waits for the first and then finds another version.
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

/**
 * Writes columns whatever the version, and increments it: a save of the profile screen that began before is refused then.
 * For another screen that changes the same fields.
 */
export async function setProfile(
  db: Executor,
  userId: UserId,
  columns: ProfileColumns,
): Promise<void> {
  await db
    .update(profiles)
    .set({ ...columns, version: sql`${profiles.version} + 1` })
    .where(eq(profiles.userId, userId))
}

/** Sets the language of a user's mails. */
export async function saveLanguage(
  db: Executor,
  userId: UserId,
  locale: (typeof users.$inferInsert)['locale'],
): Promise<void> {
  await db.update(users).set({ locale }).where(eq(users.id, userId))
}

/** The columns that an athlete sets. */
export type AthleteColumns = Required<Omit<typeof athletes.$inferInsert, 'userId'>>

/** Upserts the athlete's row. */
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

/**
 * The columns that a professional sets: a new column is required here, unless listed as the database's or an admin's.
 */
export type ProfessionalColumns = Required<
  Omit<
    typeof professionals.$inferInsert,
    | (
        | 'id'
        | 'userId'
        | 'type'
        | 'isPublic'
        | 'isVerified'
        | 'weightedRating'
        | 'checkedCertifications'
        | 'createdAt'
        | 'updatedAt'
      )
    | ('countryId' | 'rating' | 'totalReviews' | 'answerHours' | 'rankingScore' | 'search')
  >
>

/** Upserts the professional's row. The profession of a row never changes. */
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

import { and, desc, eq, isNull, ne, not, or, sql } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import {
  athletes,
  mailOutbox,
  professionalReviews,
  professionals,
  profiles,
  users,
} from '#db/schema/index.ts'
import type { Role } from '#lib/accounts/roles.ts'
import type { ProfessionalId, UserId } from '#lib/ids.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { IS_PUBLIC } from './public-professionals.ts'
import { IS_WAITING } from './waiting-sign-ups.ts'

/** Until the transaction ends, whoever else locks the same address waits. */
export async function lockAddress(tx: Executor, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`)
}

/**
 * What operations on an account go by; `name` is what a mail calls the person, `names` are all that are known. By its
 * address the account that has it, or else the newest sign-up that waits to be confirmed (`IS_WAITING`).
 */
export async function findAccount(db: Executor, by: { email: string } | { userId: UserId }) {
  const [account] = await db
    .select({
      userId: users.id,
      email: users.email,
      confirmedAt: users.emailConfirmedAt,
      passwordHash: users.passwordHash,
      locale: users.locale,
      role: profiles.role,
      name: sql<string | null>`coalesce(${profiles.firstName}, ${profiles.displayName})`,
      names: sql<
        string[]
      >`array_remove(array[${profiles.firstName}, ${profiles.lastName}, ${profiles.displayName}], null)`,
      createdAt: users.createdAt,
      signUpDevice: users.signUpDevice,
      isWaiting: sql<boolean>`${IS_WAITING}`,
      /** As what the person would be met once the address is confirmed; null for who is public, or never will be. */
      hiddenProfession: sql<ProfessionalType | null>`case when ${not(IS_PUBLIC)} then ${professionals.type} end`,
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(professionals, eq(professionals.userId, sql`${users.id}`))
    .where('email' in by ? eq(users.email, by.email) : eq(users.id, by.userId))
    .orderBy(IS_WAITING, desc(users.createdAt), users.id)
    .limit(1)
  return account ?? null
}
export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>

/** A new account: the row of the user, of the profile, and of what the person is besides. */
export type NewAccount = {
  user: Omit<typeof users.$inferInsert, 'id'>
  profile: Omit<typeof profiles.$inferInsert, 'userId'>
  athlete?: Omit<typeof athletes.$inferInsert, 'userId'>
  professional?: Omit<typeof professionals.$inferInsert, 'userId'>
}

/** Writes the rows of a new account; for a transaction. */
export async function insertAccount(
  tx: Executor,
  { user, profile, athlete, professional }: NewAccount,
): Promise<UserId> {
  const [row] = await tx.insert(users).values(user).returning({ id: users.id })
  const userId = row!.id
  await tx.insert(profiles).values({ ...profile, userId })
  if (athlete) await tx.insert(athletes).values({ ...athlete, userId })
  if (professional) await tx.insert(professionals).values({ ...professional, userId })
  return userId
}

/** The sign-ups that wait for an address to be confirmed, the newest first. */
export function findSignUps(db: Executor, email: string) {
  return db
    .select({
      userId: users.id,
      passwordHash: users.passwordHash,
      browser: users.signUpBrowser,
    })
    .from(users)
    .where(and(eq(users.email, email), IS_WAITING))
    .orderBy(desc(users.createdAt), users.id)
}

/** Deletes the sign-ups of an address but one, and the mails that wait for it. For a transaction. */
export async function deleteOtherSignUps(
  tx: Executor,
  { email, kept }: { email: string; kept: UserId },
): Promise<void> {
  await tx.delete(users).where(and(eq(users.email, email), ne(users.id, kept), IS_WAITING))
  await tx.delete(mailOutbox).where(eq(mailOutbox.to, email))
}

/**
 * Notes that the person has shown to own the address, and forgets the browser that signed up.
 *
 * @returns whether that was not known before
 */
export async function confirmAddress(tx: Executor, userId: UserId): Promise<boolean> {
  const confirmed = await tx
    .update(users)
    .set({ emailConfirmedAt: sql`now()`, signUpBrowser: null, signUpDevice: null })
    .where(and(eq(users.id, userId), isNull(users.emailConfirmedAt)))
    .returning({ id: users.id })
  return confirmed.length > 0
}

/** Makes a professional public. @returns who became public by it */
export async function publishProfessional(tx: Executor, userId: UserId): Promise<ProfessionalId[]> {
  const published = await tx
    .update(professionals)
    .set({ isPublic: true })
    .where(and(eq(professionals.userId, userId), not(IS_PUBLIC)))
    .returning({ id: professionals.id })
  return published.map(({ id }) => id)
}

/** Sets a password and forgets the wrong tries at the old one. */
export async function setPasswordHash(
  db: Executor,
  { userId, passwordHash }: { userId: UserId; passwordHash: string },
): Promise<void> {
  await db.update(users).set({ passwordHash, failedSignIns: 0 }).where(eq(users.id, userId))
}

/** Gives an account another role. */
export async function setRole(
  db: Executor,
  { userId, role }: { userId: UserId; role: Role },
): Promise<void> {
  await db.update(profiles).set({ role }).where(eq(profiles.userId, userId))
}

/** The professionals whose pages show something of a person: the own page, and those that they reviewed. */
export async function pagesThatShow(db: Executor, userId: UserId): Promise<ProfessionalId[]> {
  const rows = await db
    .selectDistinct({ id: professionals.id })
    .from(professionals)
    .leftJoin(professionalReviews, eq(professionalReviews.professionalId, professionals.id))
    .where(or(eq(professionals.userId, userId), eq(professionalReviews.reviewerId, userId)))
  return rows.map(({ id }) => id)
}

/**
 * Deletes a person with all that refers to them, mails to the address included. Reviews that they wrote stay
 * without an author. For a transaction; the picture in the store is the caller's.
 *
 * @returns false when they are gone already
 */
export async function deleteAccount(
  tx: Executor,
  { userId, email }: Pick<Account, 'userId' | 'email'>,
): Promise<boolean> {
  const gone = await tx.delete(users).where(eq(users.id, userId)).returning({ id: users.id })
  if (gone.length === 0) return false
  await tx.delete(mailOutbox).where(eq(mailOutbox.to, email))
  return true
}

import { and, desc, eq, inArray, isNull, ne, not, or, sql } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import {
  athletes,
  contactRequests,
  mailOutbox,
  newsletterSubscriptions,
  professionalReviews,
  professionals,
  profiles,
  siteMessages,
  users,
} from '#db/schema/index.ts'
import { domainsOf, isSameMailbox } from '#lib/accounts/mailbox.ts'
import type { Role } from '#lib/accounts/roles.ts'
import type { ProfessionalId, UserId } from '#lib/ids.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { IS_PUBLIC } from './public-professionals.ts'
import { IS_SHOWN } from './shown-reviews.ts'
import { IS_WAITING } from './waiting-sign-ups.ts'

/** Locks an address until the transaction ends. */
export async function lockAddress(tx: Executor, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`)
}

/**
 * The account data that operations need; `name` is used in mails, `names` are all known names. By address: the
 * established account that has it, or else the newest pending sign-up (`IS_WAITING`).
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
      isDisabled: sql<boolean>`${users.disabledAt} is not null`,
      /** The profession that confirming the address would publish; null for users who are public, or never will be. */
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

/** A new account: the rows of the user, of the profile, and of the role's part. */
export type NewAccount = {
  user: Omit<typeof users.$inferInsert, 'id'>
  profile: Omit<typeof profiles.$inferInsert, 'userId'>
  athlete?: Omit<typeof athletes.$inferInsert, 'userId'>
  professional?: Omit<typeof professionals.$inferInsert, 'userId'>
}

/** Inserts the rows of a new account; call it in a transaction. */
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

/** The pending sign-ups of whoever reads an address (`isSameMailbox`); newest first. */
export async function findSignUps(db: Executor, email: string) {
  const rows = await db
    .select({
      userId: users.id,
      email: users.email,
      role: profiles.role,
      passwordHash: sql<string>`${users.passwordHash}`,
      browser: users.signUpBrowser,
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(
      and(
        IS_WAITING,
        eq(sql`left(${users.email}, 1)`, email.slice(0, 1)),
        inArray(sql`split_part(${users.email}, '@', 2)`, domainsOf(email)),
      ),
    )
    .orderBy(desc(users.createdAt), users.id)
  return rows.filter((row) => isSameMailbox(row.email, email))
}

/** Deletes all sign-ups of an address except one, and the pending mails to it. Call it in a transaction. */
export async function deleteOtherSignUps(
  tx: Executor,
  { email, kept }: { email: string; kept: UserId },
): Promise<void> {
  await tx.delete(users).where(and(eq(users.email, email), ne(users.id, kept), IS_WAITING))
  await tx.delete(mailOutbox).where(eq(mailOutbox.to, email))
}

/**
 * Marks the user's address as confirmed, and forgets the browser that signed up.
 *
 * @returns false if it already was confirmed
 */
export async function confirmAddress(tx: Executor, userId: UserId): Promise<boolean> {
  const confirmed = await tx
    .update(users)
    .set({ emailConfirmedAt: sql`now()`, signUpBrowser: null, signUpDevice: null })
    .where(and(eq(users.id, userId), isNull(users.emailConfirmedAt)))
    .returning({ id: users.id })
  return confirmed.length > 0
}

/**
 * Gives an account another address, which its owner has confirmed. The profile gets a new version, because one that is
 * open in a browser shows the old address, and is found by the new one (its trigger derives `search`).
 */
export async function changeAddress(
  tx: Executor,
  { userId, email }: { userId: UserId; email: string },
): Promise<void> {
  await tx
    .update(users)
    .set({ email, emailConfirmedAt: sql`now()` })
    .where(eq(users.id, userId))
  await tx
    .update(profiles)
    .set({ search: '', version: sql`${profiles.version} + 1` })
    .where(eq(profiles.userId, userId))
}

/** Whether the sign-up asked for the newsletter. */
export async function wantsNewsletter(db: Executor, userId: UserId): Promise<boolean> {
  const [profile] = await db
    .select({ wantsNewsletter: profiles.wantsNewsletter })
    .from(profiles)
    .where(eq(profiles.userId, userId))
  return profile?.wantsNewsletter ?? false
}

/**
 * Shows a professional to visitors exactly while the address is confirmed, the account may sign in, and it has that
 * profession: an address that somebody else typed publishes nobody. The one place that changes it.
 *
 * @returns the ids of those who have become or ceased to be public
 */
export async function showOrHide(tx: Executor, userId: UserId): Promise<ProfessionalId[]> {
  const isShown = sql`(
    select ${users.emailConfirmedAt} is not null and ${users.disabledAt} is null
      and ${profiles.role} = ${professionals.type}
    from ${users} inner join ${profiles} on ${profiles.userId} = ${users.id}
    where ${users.id} = ${professionals.userId}
  )`
  const changed = await tx
    .update(professionals)
    .set({ isPublic: sql`not ${professionals.isPublic}` })
    .where(
      and(
        eq(professionals.userId, userId),
        sql`${professionals.isPublic} is distinct from ${isShown}`,
      ),
    )
    .returning({ id: professionals.id })
  return changed.map(({ id }) => id)
}

/** Sets a password and resets the counter of failed tries. */
export async function setPasswordHash(
  db: Executor,
  { userId, passwordHash }: { userId: UserId; passwordHash: string },
): Promise<void> {
  await db.update(users).set({ passwordHash, failedSignIns: 0 }).where(eq(users.id, userId))
}

/** Changes the role of an account. */
export async function setRole(
  db: Executor,
  { userId, role }: { userId: UserId; role: Role },
): Promise<void> {
  await db.update(profiles).set({ role }).where(eq(profiles.userId, userId))
}

/**
 * The professionals whose pages show data of a user: their own, of those they reviewed, and of those they wrote to, whose
 * time to answer counts their requests.
 */
export async function pagesThatShow(db: Executor, userId: UserId): Promise<ProfessionalId[]> {
  const reviewed = db
    .select({ id: professionalReviews.professionalId })
    .from(professionalReviews)
    .where(and(eq(professionalReviews.reviewerId, userId), IS_SHOWN))
  const contacted = db
    .select({ id: contactRequests.professionalId })
    .from(contactRequests)
    .where(eq(contactRequests.senderId, userId))
  const rows = await db
    .select({ id: professionals.id })
    .from(professionals)
    .where(
      or(
        eq(professionals.userId, userId),
        inArray(professionals.id, reviewed),
        inArray(professionals.id, contacted),
      ),
    )
  return rows.map(({ id }) => id)
}

/**
 * Deletes a user and all rows that refer to them or to the address: mails, newsletter, messages to the site. Their reviews stay, without author.
 * Call it in a transaction; the caller deletes the picture from the store.
 *
 * @returns false when the user no longer exists
 */
export async function deleteAccount(
  tx: Executor,
  { userId, email }: Pick<Account, 'userId' | 'email'>,
): Promise<boolean> {
  const gone = await tx.delete(users).where(eq(users.id, userId)).returning({ id: users.id })
  if (gone.length === 0) return false
  await tx.delete(mailOutbox).where(eq(mailOutbox.to, email))
  await tx.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email))
  await tx.delete(siteMessages).where(eq(siteMessages.email, email))
  return true
}

import { and, count, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import {
  newsletterEditions,
  newsletterSubscriptions as subscriptions,
  profiles,
  users,
} from '#db/schema/index.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { EditionId } from '#lib/ids.ts'

/** A subscription by address or id; null without one. */
export async function findSubscription(db: Executor, by: { email: string } | { id: string }) {
  const [found] = await db
    .select({
      id: subscriptions.id,
      email: subscriptions.email,
      name: subscriptions.name,
      locale: subscriptions.locale,
      interests: subscriptions.interests,
      isActive: subscriptions.isActive,
    })
    .from(subscriptions)
    .where('email' in by ? eq(subscriptions.email, by.email) : eq(subscriptions.id, by.id))
  return found ?? null
}
export type Subscription = NonNullable<Awaited<ReturnType<typeof findSubscription>>>

type Wanted = {
  email: string
  name: string | null
  locale: Locale
  interests: string[]
  confirmHash: string
  /** Lifetime of the link. */
  seconds: number
}

/** Keeps what was asked for until the mailed link is used; an earlier link becomes void. */
export async function saveWaitingSubscription(
  tx: Executor,
  { email, seconds, ...asked }: Wanted,
): Promise<void> {
  const now = sql`now()`
  const columns = {
    ...asked,
    confirmUntil: sql`now() + make_interval(secs => ${seconds})`,
    // The clean-up counts from here.
    createdAt: now,
    updatedAt: now,
  }
  await tx
    .insert(subscriptions)
    .values({ email, ...columns })
    .onConflictDoUpdate({ target: subscriptions.email, set: columns })
}

const ACTIVE = {
  isActive: true,
  leftByEdition: null,
  confirmedAt: sql`coalesce(${subscriptions.confirmedAt}, now())`,
  confirmHash: null,
  confirmUntil: null,
  updatedAt: sql`now()`,
}

/** A mailed link that was not used and is not too old. */
const isGood = (confirmHash: string) =>
  and(eq(subscriptions.confirmHash, confirmHash), gt(subscriptions.confirmUntil, sql`now()`))

/** Uses up a mailed link. One conditional update, so of concurrent calls one succeeds. */
export async function confirmByHash(
  tx: Executor,
  confirmHash: string,
): Promise<Pick<Subscription, 'id' | 'email' | 'name' | 'locale'> | null> {
  const [confirmed] = await tx
    .update(subscriptions)
    .set(ACTIVE)
    .where(isGood(confirmHash))
    .returning({
      id: subscriptions.id,
      email: subscriptions.email,
      name: subscriptions.name,
      locale: subscriptions.locale,
    })
  return confirmed ?? null
}

/** Whether a link could be used, without using it. */
export async function isConfirmable(db: Executor, confirmHash: string): Promise<boolean> {
  const found = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(isGood(confirmHash))
  return found.length > 0
}

/** Subscribes an address that is known to be its account's; keeps topics and name of an earlier subscription. */
export async function subscribeAddress(
  tx: Executor,
  { email, name, locale }: { email: string; name: string | null; locale: Locale },
): Promise<void> {
  await tx
    .insert(subscriptions)
    .values({ email, name, locale, isActive: true, confirmedAt: sql`now()` })
    .onConflictDoUpdate({
      target: subscriptions.email,
      set: ACTIVE,
      setWhere: eq(subscriptions.isActive, false),
    })
}

/** Ends the subscription of an address, if there is one; links that would confirm it become void. */
export async function unsubscribeAddress(tx: Executor, email: string): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ isActive: false, confirmHash: null, confirmUntil: null, updatedAt: sql`now()` })
    .where(eq(subscriptions.email, email))
}

/**
 * Takes the subscription of an address to another one, with its topics; where that has one of its own, this stays and
 * the old one ends.
 */
export async function moveSubscription(
  tx: Executor,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const [taken] = await tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.email, to))
  if (taken) return unsubscribeAddress(tx, from)
  // Links in the old mailbox that would confirm it become void.
  await tx
    .update(subscriptions)
    .set({ email: to, confirmHash: null, confirmUntil: null, updatedAt: sql`now()` })
    .where(eq(subscriptions.email, from))
}

/**
 * Ends or resumes a confirmed subscription; repeating it changes nothing. The edition by whose link it is ended counts it,
 * until it is resumed.
 *
 * @param edition whose link it was, if it was one's
 * @returns its address; null when there is none
 */
export async function setSubscriptionActive(
  tx: Executor,
  { id, isActive, edition }: { id: string; isActive: boolean; edition: EditionId | null },
): Promise<string | null> {
  const [before] = await tx
    .select({
      email: subscriptions.email,
      isActive: subscriptions.isActive,
      leftBy: subscriptions.leftByEdition,
    })
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), sql`${subscriptions.confirmedAt} is not null`))
    .for('update')
  if (!before || before.isActive === isActive) return before?.email ?? null
  await tx
    .update(subscriptions)
    .set({ isActive, leftByEdition: isActive ? null : edition, updatedAt: sql`now()` })
    .where(eq(subscriptions.id, id))
  const counts = isActive ? before.leftBy : edition
  if (counts) await countUnsubscribed(tx, counts, isActive ? -1 : 1)
  return before.email
}

async function countUnsubscribed(tx: Executor, edition: EditionId, by: 1 | -1): Promise<void> {
  await tx
    .update(newsletterEditions)
    .set({ unsubscribed: sql`${newsletterEditions.unsubscribed} + ${by}::int` })
    .where(eq(newsletterEditions.id, edition))
}

/** Saves topics and language. @returns whether the subscription exists */
export async function savePreferences(
  tx: Executor,
  { id, interests, locale }: { id: string; interests: string[]; locale: Locale },
): Promise<boolean> {
  const saved = await tx
    .update(subscriptions)
    .set({ interests, locale, updatedAt: sql`now()` })
    .where(eq(subscriptions.id, id))
    .returning({ id: subscriptions.id })
  return saved.length > 0
}

/**
 * Gives the profiles of an address a new version: one that is open in a browser shows another subscription than the
 * stored one, and must not save it back.
 */
export async function renewProfileVersion(tx: Executor, email: string): Promise<void> {
  const owners = tx.select({ id: users.id }).from(users).where(eq(users.email, email))
  await tx
    .update(profiles)
    .set({ version: sql`${profiles.version} + 1` })
    .where(inArray(profiles.userId, owners))
}

/** How many people receive the newsletter. */
export async function countSubscribers(db: Executor): Promise<number> {
  const [row] = await db
    .select({ subscribers: count() })
    .from(subscriptions)
    .where(eq(subscriptions.isActive, true))
  return row?.subscribers ?? 0
}

/** How many editions were sent in the last four weeks. */
export function countRecentEditions(db: Executor): Promise<number> {
  return db.$count(
    newsletterEditions,
    and(
      eq(newsletterEditions.state, 'sent'),
      gt(newsletterEditions.finishedAt, sql`now() - interval '4 weeks'`),
    ),
  )
}

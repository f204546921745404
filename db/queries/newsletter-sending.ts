import { and, asc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Database, Executor } from '#db/client.ts'
import {
  mailOutbox,
  newsletterEditions as editions,
  newsletterSubscriptions as subscriptions,
} from '#db/schema/index.ts'
import type { EditionId } from '#lib/ids.ts'
import { isLeft } from './newsletter-audience.ts'

/** Mails of the newsletter that were neither sent nor given up. */
const PENDING = and(
  isNotNull(mailOutbox.editionId),
  isNull(mailOutbox.sentAt),
  isNull(mailOutbox.failedAt),
)

/** The edition that has been due longest, held until the transaction ends; undefined when none is, or others have it. */
export async function holdDueEdition(tx: Executor) {
  const [edition] = await tx
    .select()
    .from(editions)
    .where(and(eq(editions.state, 'scheduled'), lte(editions.scheduledAt, sql`now()`)))
    .orderBy(asc(editions.scheduledAt), asc(editions.id))
    .limit(1)
    .for('update', { skipLocked: true })
  return edition
}

/** Begins to send an edition that is held. */
export async function startEdition(tx: Executor, id: EditionId): Promise<void> {
  await tx
    .update(editions)
    .set({
      state: 'sending',
      startedAt: sql`now()`,
      version: sql`${editions.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(eq(editions.id, id))
}

/**
 * Queues the next mails of the edition that has been under way longest, and moves its cursor in the same transaction; so
 * an interrupted sending goes on where it was. Another process that does the same meanwhile passes the edition by.
 *
 * @param size how many may wait for their first attempt at a time
 * @returns how many were queued
 */
export function queueEditionBatch(db: Database, size: number): Promise<number> {
  return db.transaction(async (tx) => {
    const [edition] = await tx
      .select()
      .from(editions)
      .where(and(eq(editions.state, 'sending'), isNull(editions.queuedAt)))
      .orderBy(asc(editions.startedAt), asc(editions.id))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!edition) return 0
    const room = size - (await tx.$count(mailOutbox, and(PENDING, eq(mailOutbox.attempts, 0))))
    if (room <= 0) return 0
    const { queued, last } = await queueNext(tx, edition, room)
    const isAll = queued < room
    await tx
      .update(editions)
      .set({ cursor: last ?? edition.cursor, ...(isAll && { queuedAt: sql`now()` }) })
      .where(eq(editions.id, edition.id))
    return queued
  })
}

type Row = typeof editions.$inferSelect

/** One statement, in which the rows never leave the database. */
async function queueNext(tx: Executor, edition: Row, room: number) {
  const place = { cursor: edition.cursor, startedAt: edition.startedAt! }
  const { rows } = await tx.execute<{ queued: number; last: string | null }>(sql`
    with next as (
      select ${subscriptions.id} as id, ${subscriptions.locale} as locale from ${subscriptions}
      where ${isLeft(edition, place)} order by ${subscriptions.id} limit ${room}
    ), written as (
      insert into mail_outbox (key, to_address, locale, template, data, edition_id)
      select 'newsletter:' || ${edition.id}::text || ':' || id, '', locale, 'newsletter-edition',
        jsonb_build_object('subscription', id), ${edition.id}::uuid
      from next on conflict (key) do nothing
    )
    select count(*)::int as queued, max(id::text) as last from next`)
  return rows[0]!
}

/** A mail of the newsletter that is being sent. */
export type TakenMail = {
  id: string
  editionId: EditionId
  subscriptionId: string
  locale: 'es' | 'en'
  /** Including this one. */
  attempts: number
}

/**
 * Takes the mail of the newsletter that has been due longest out of the outbox: it counts as sent before it is. A process
 * that dies meanwhile may so lose a mail, where other mails would be sent again; nobody gets an edition twice. One that
 * surely was not accepted is put back.
 */
export async function takeEditionMail(db: Database): Promise<TakenMail | undefined> {
  const { rows } = await db.execute<TakenMail>(sql`
    with due as (
      select id, data->>'subscription' as subscription, attempts + 1 as attempts from mail_outbox
      where edition_id is not null and sent_at is null and failed_at is null
        and next_attempt_at <= now()
      order by next_attempt_at limit 1 for update skip locked
    )
    update mail_outbox as mail set sent_at = now(), attempts = due.attempts, data = '{}'
    from due where mail.id = due.id
    returning mail.id, mail.edition_id as "editionId", due.subscription as "subscriptionId",
      mail.locale, due.attempts`)
  return rows[0]
}

/** Name and address of a subscriber who still wants the newsletter; null when not. */
export async function findReader(db: Database, id: string) {
  const [reader] = await db
    .select({ email: subscriptions.email, name: subscriptions.name })
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), eq(subscriptions.isActive, true)))
  return reader ?? null
}

/** Removes a mail that is not to be sent any more, as when its reader has left: it was neither sent nor did it fail. */
export async function dropEditionMail(db: Database, id: string): Promise<void> {
  await db.delete(mailOutbox).where(eq(mailOutbox.id, id))
}

import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { Database, Executor } from '#db/client.ts'
import {
  mailOutbox,
  newsletterEditions as editions,
  newsletterSubscriptions as subscriptions,
} from '#db/schema/index.ts'
import type { EditionId } from '#lib/ids.ts'
import { isLeft } from './newsletter-audience.ts'

/** The mails of an edition in the outbox, as subqueries of a statement about `newsletter_editions`. */
const mailsThat = (condition: SQL) =>
  sql`(select count(*)::int from mail_outbox as mail
    where mail.edition_id = newsletter_editions.id and ${condition})`
const SENT = mailsThat(sql`mail.sent_at is not null`)
const FAILED = mailsThat(sql`mail.failed_at is not null`)
const PENDING = mailsThat(sql`mail.sent_at is null and mail.failed_at is null`)

const CHANGED = { version: sql`${editions.version} + 1`, updatedAt: sql`now()` }

/** Ends the editions of which every mail is out or given up, and keeps their counts. */
export async function finishEditions(db: Database): Promise<void> {
  await db
    .update(editions)
    .set({ state: 'sent', finishedAt: sql`now()`, sent: SENT, failed: FAILED, ...CHANGED })
    .where(
      and(
        eq(editions.state, 'sending'),
        sql`${editions.queuedAt} is not null`,
        sql`${PENDING} = 0`,
      ),
    )
}

/**
 * Stops an edition: of what waits nothing is sent. What is being handed over at this moment may still arrive.
 *
 * @returns false when it is not being sent
 */
export async function stopSending(tx: Executor, id: EditionId): Promise<boolean> {
  const stopped = await tx
    .update(editions)
    .set({ state: 'stopped', finishedAt: sql`now()`, ...CHANGED })
    .where(and(eq(editions.id, id), eq(editions.state, 'sending')))
    .returning({ id: editions.id })
  if (stopped.length === 0) return false
  await tx
    .delete(mailOutbox)
    .where(
      and(eq(mailOutbox.editionId, id), isNull(mailOutbox.sentAt), isNull(mailOutbox.failedAt)),
    )
  await tx.update(editions).set({ sent: SENT, failed: FAILED }).where(eq(editions.id, id))
  return true
}

type Counted = Pick<
  typeof editions.$inferSelect,
  | 'id'
  | 'state'
  | 'languages'
  | 'interests'
  | 'cursor'
  | 'queuedAt'
  | 'startedAt'
  | 'sent'
  | 'failed'
>

/** How many mails of an edition are out, were given up, and wait in the outbox or for it. */
export async function countMails(db: Executor, edition: Counted) {
  const { sent, failed, startedAt, cursor, queuedAt } = edition
  if (edition.state !== 'sending' || startedAt === null) return { sent, failed, waiting: 0 }
  const [now] = await db
    .select({
      sent: sql<number>`${SENT}`,
      failed: sql<number>`${FAILED}`,
      pending: sql<number>`${PENDING}`,
    })
    .from(editions)
    .where(eq(editions.id, edition.id))
  const left =
    queuedAt === null ? await db.$count(subscriptions, isLeft(edition, { cursor, startedAt })) : 0
  return { sent: now!.sent, failed: now!.failed, waiting: now!.pending + left }
}

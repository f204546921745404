import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Database, Executor } from '#db/client.ts'
import { mailOutbox } from '#db/schema/mail-outbox.ts'
import { oneOf } from './one-of.ts'
import { nextAttemptAt } from './attempts.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Seconds from each attempt to the next one: a mail is retried for about a day. */
const WAITS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR] as const

/** The attempt after which a mail is given up. */
export const LAST_ATTEMPT = WAITS.length + 1

/** Seconds from an attempt to the next one. @param attempts how many there were, from 1 */
export const waitAfter = (attempts: number): number => WAITS[attempts - 1] ?? WAITS.at(-1)!

type NewMail = Pick<typeof mailOutbox.$inferInsert, 'key' | 'to' | 'locale' | 'template' | 'data'>

/** Inserts mails into the outbox, without those whose key was used before. */
export async function insertMails(db: Executor, mails: readonly NewMail[]): Promise<void> {
  await db
    .insert(mailOutbox)
    .values([...mails])
    .onConflictDoNothing({ target: mailOutbox.key })
}

export type ClaimedMail = NonNullable<Awaited<ReturnType<typeof claimMail>>>

/**
 * Claims the mail that has been due longest, but none of the newsletter, so no other process takes it for a while. One statement, which counts the
 * attempt and sets the time of the next one beforehand: if the process crashes while sending, the mail is retried then.
 */
export async function claimMail(db: Database) {
  const due = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(
      and(
        isNull(mailOutbox.sentAt),
        isNull(mailOutbox.failedAt),
        isNull(mailOutbox.editionId),
        lte(mailOutbox.nextAttemptAt, sql`now()`),
      ),
    )
    .orderBy(asc(mailOutbox.nextAttemptAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimed] = await db
    .update(mailOutbox)
    .set({
      attempts: sql`${mailOutbox.attempts} + 1`,
      nextAttemptAt: nextAttemptAt(mailOutbox.attempts, WAITS),
    })
    .where(oneOf(mailOutbox.id, due))
    .returning({
      id: mailOutbox.id,
      to: mailOutbox.to,
      locale: mailOutbox.locale,
      template: mailOutbox.template,
      data: mailOutbox.data,
      /** Including this one. */
      attempts: mailOutbox.attempts,
      ageSeconds: sql<number>`extract(epoch from now() - ${mailOutbox.createdAt})::float8`,
    })
  return claimed
}

/** A mail that is done keeps nothing personal: no address, name or token. */
const EMPTIED = { to: '', data: {} }

/** Marks a mail as sent. */
export async function markMailSent(db: Database, id: string): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ sentAt: sql`now()`, ...EMPTIED })
    .where(eq(mailOutbox.id, id))
}

/** Marks a mail as failed for good. */
export async function giveUpMail(db: Database, id: string): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ failedAt: sql`now()`, ...EMPTIED })
    .where(eq(mailOutbox.id, id))
}

import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Database, Executor } from '#db/client.ts'
import { mailOutbox } from '#db/schema/mail-outbox.ts'
import { oneOf } from './one-of.ts'
import { nextAttemptAt } from './attempts.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Seconds from each attempt to the next one, so that a mail is tried for about a day. */
const WAITS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR] as const

/** The attempt after which a mail is given up. */
export const LAST_ATTEMPT = WAITS.length + 1

type NewMail = Pick<typeof mailOutbox.$inferInsert, 'key' | 'to' | 'locale' | 'template' | 'data'>

/** Puts a mail into the outbox, unless one with the same key is or was there. */
export async function insertMail(db: Executor, mail: NewMail): Promise<void> {
  await db.insert(mailOutbox).values(mail).onConflictDoNothing({ target: mailOutbox.key })
}

export type ClaimedMail = NonNullable<Awaited<ReturnType<typeof claimMail>>>

/**
 * Takes the mail that has been due for longest, so that for a while nobody else takes it. That is one
 * statement, and it counts the attempt and sets the time of the next one beforehand: a process that dies
 * while it sends leaves a mail that waits its turn.
 */
export async function claimMail(db: Database) {
  const due = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(
      and(
        isNull(mailOutbox.sentAt),
        isNull(mailOutbox.failedAt),
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
      /** This one included. */
      attempts: mailOutbox.attempts,
      ageSeconds: sql<number>`extract(epoch from now() - ${mailOutbox.createdAt})::float8`,
    })
  return claimed
}

/** Nothing personal stays of a mail that needs no sending any more: no address, no name, no token. */
const EMPTIED = { to: '', data: {} }

/** Notes that a mail is out. */
export async function markMailSent(db: Database, id: string): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ sentAt: sql`now()`, ...EMPTIED })
    .where(eq(mailOutbox.id, id))
}

/** Notes that a mail will never go out. */
export async function giveUpMail(db: Database, id: string): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ failedAt: sql`now()`, ...EMPTIED })
    .where(eq(mailOutbox.id, id))
}

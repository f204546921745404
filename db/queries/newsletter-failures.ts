import { eq, sql } from 'drizzle-orm'
import type { Database, Executor } from '#db/client.ts'
import { mailOutbox, newsletterEditions as editions } from '#db/schema/index.ts'
import type { EditionId } from '#lib/ids.ts'
import { LAST_ATTEMPT, waitAfter } from './mail-outbox.ts'
import type { TakenMail } from './newsletter-sending.ts'

/** Puts a mail back that was not accepted, for its next attempt; not of an edition that was stopped meanwhile. */
export function putBackEditionMail(db: Database, mail: TakenMail): Promise<void> {
  return db.transaction(async (tx) => {
    if (!(await resume(tx, mail.editionId))) {
      await tx.delete(mailOutbox).where(eq(mailOutbox.id, mail.id))
      return
    }
    await tx
      .update(mailOutbox)
      .set({
        sentAt: null,
        data: { subscription: mail.subscriptionId },
        nextAttemptAt: sql`now() + make_interval(secs => ${waitAfter(mail.attempts)})`,
      })
      .where(eq(mailOutbox.id, mail.id))
  })
}

/** Marks a mail as failed for good. */
export function giveUpEditionMail(db: Database, mail: TakenMail): Promise<void> {
  return db.transaction(async (tx) => {
    await resume(tx, mail.editionId)
    await tx
      .update(mailOutbox)
      .set({ sentAt: null, failedAt: sql`now()` })
      .where(eq(mailOutbox.id, mail.id))
  })
}

/** Whether a mail that failed was the last attempt. */
export const isLastAttempt = ({ attempts }: TakenMail) => attempts >= LAST_ATTEMPT

/**
 * Holds an edition that is sent. One that another process finished meanwhile, believing this mail to be out, goes on.
 *
 * @returns false when it was stopped
 */
async function resume(tx: Executor, id: EditionId): Promise<boolean> {
  const [edition] = await tx
    .select({ state: editions.state })
    .from(editions)
    .where(eq(editions.id, id))
    .for('update')
  if (edition?.state === 'sent')
    await tx.update(editions).set({ state: 'sending', finishedAt: null }).where(eq(editions.id, id))
  return edition?.state === 'sending' || edition?.state === 'sent'
}

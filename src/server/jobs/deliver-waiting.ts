import type { Database } from '#db/client.ts'
import { findNextDue } from '#db/queries/outboxes.ts'
import { deliverMails } from '#server/mail/deliver.ts'
import { deliverPurges } from '#server/purges/deliver.ts'
import { noteLook } from './marker.ts'

/**
 * Delivers what is due of both outboxes, and notes outside the database when the next attempt is.
 *
 * @param now when the look begins, in ms since 1970
 * @throws what the database throws that cannot tell; the next run looks again then
 */
export async function deliverWaiting(db: Database, now: number): Promise<void> {
  await deliverPurges(db)
  await deliverMails(db)
  await noteLook({ at: now, nextDueAt: await findNextDue(db) })
}

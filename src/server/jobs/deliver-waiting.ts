import type { Database } from '#db/client.ts'
import { findNextDue } from '#db/queries/outboxes.ts'
import { deliverEditions } from '#server/editions/deliver-editions.ts'
import { announceDue } from '#server/articles/announce-due.ts'
import { deliverMails } from '#server/mail/deliver.ts'
import { deliverPurges } from '#server/publishing/deliver-purges.ts'
import { deliverRebuild } from '#server/publishing/deliver-rebuild.ts'
import { noteLook } from './marker.ts'

/**
 * Announces the articles whose time has come, delivers what is due in both outboxes, asks for the rebuild that is, goes on
 * with the newsletter, and records outside the database when the next attempt is due.
 *
 * @param now start of this run, in ms since 1970
 * @throws database errors; the next run then checks again
 */
export async function deliverWaiting(db: Database, now: number): Promise<void> {
  await announceDue(db)
  await deliverPurges(db)
  await deliverMails(db)
  await deliverRebuild(db)
  await deliverEditions(db)
  await noteLook({ at: now, nextDueAt: await findNextDue(db) })
}

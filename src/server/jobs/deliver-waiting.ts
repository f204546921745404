import type { Database } from '#db/client.ts'
import { findNextDue } from '#db/queries/outboxes.ts'
import { deliverEditions } from '#server/editions/deliver-editions.ts'
import { announceDue } from '#server/articles/announce-due.ts'
import { deliverMails } from '#server/mail/deliver.ts'
import { deliverPurges } from '#server/publishing/deliver-purges.ts'
import { deliverRebuild } from '#server/publishing/deliver-rebuild.ts'
import { noteLook } from './marker.ts'
import { runSteps } from './run-job.ts'

/**
 * Announces the articles whose time has come, delivers what is due in both outboxes, asks for the rebuild that is, goes on
 * with the newsletter, and records outside the database when the next attempt is due.
 *
 * @param now start of this run, in ms since 1970
 * @throws StepsFailed after all of it was tried; nothing is recorded then, so the next run checks again
 */
export async function deliverWaiting(db: Database, now: number): Promise<void> {
  await runSteps([
    ['articles', () => announceDue(db)],
    ['purge', () => deliverPurges(db)],
    ['mail', () => deliverMails(db)],
    ['rebuild', () => deliverRebuild(db)],
    ['newsletter', () => deliverEditions(db)],
  ])
  await noteLook({ at: now, nextDueAt: await findNextDue(db) })
}

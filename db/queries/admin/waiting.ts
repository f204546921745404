import type { Executor } from '#db/client.ts'
import { countOpenAppeals } from '../review-decisions.ts'
import { countOpenMessages } from './messages.ts'
import { countWaitingReviews } from './review-queue.ts'

/** How much waits for an admin, by area: each count by a partial index of what is open. */
export async function countWaiting(db: Executor) {
  const [reports, appeals, messages] = await Promise.all([
    countWaitingReviews(db),
    countOpenAppeals(db),
    countOpenMessages(db),
  ])
  return { reports, appeals, messages }
}

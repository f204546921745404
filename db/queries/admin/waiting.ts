import type { Executor } from '#db/client.ts'
import { countOpenAppeals } from '../review-decisions.ts'
import { countOpenMessages } from './messages.ts'
import { countWaitingReviews } from './review-queue.ts'
import { countWaitingClaims } from './verifications.ts'

/** How much waits for an admin, by area: each count by a partial index of what is open. */
export async function countWaiting(db: Executor) {
  const [reports, verifications, appeals, messages] = await Promise.all([
    countWaitingReviews(db),
    countWaitingClaims(db),
    countOpenAppeals(db),
    countOpenMessages(db),
  ])
  return { reports, verifications, appeals, messages }
}

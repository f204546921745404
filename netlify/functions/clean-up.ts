import type { Config } from '@netlify/functions'
import { sweepArticlePictures } from '#server/article-pictures/sweep-article-pictures.ts'
import { dependencies } from '#server/composition.ts'
import { remindUnanswered } from '#server/contact/remind-unanswered.ts'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { deliverWaiting } from '#server/jobs/deliver-waiting.ts'
import { runJob, runSteps } from '#server/jobs/run-job.ts'
import { deliverPurges } from '#server/publishing/deliver-purges.ts'
import { endExpiredShares } from '#server/sharing/end-expired-shares.ts'
import { endExpiredVerifications } from '#server/verifications/end-expired-verifications.ts'
import { remindDue } from '#server/workspace/remind-due.ts'
import { sendDueRepeats } from '#server/workspace/send-due-repeats.ts'

/**
 * Reminds professionals of requests without an answer, ends shares and verifications whose last day is over, sends weekly
 * questionnaires, reminds clients of those without an answer, delivers the outboxes whatever the markers say, and deletes
 * expired rows and files without a row, whose purges it sends: the one run in six hours that may start a suspended
 * database for nothing.
 */
export default function cleanUpTables(): Promise<Response> {
  return runJob('clean-up', async () => {
    const deps = dependencies()
    await runSteps([
      ['remind', () => remindUnanswered(deps)],
      ['end-shares', () => endExpiredShares(deps)],
      ['end-verifications', () => endExpiredVerifications(deps)],
      ['send-repeats', () => sendDueRepeats(deps)],
      ['remind-due', () => remindDue(deps)],
      // Before the rest: the platform ends a run after thirty seconds, and what is deleted can wait for the next one.
      ['deliver-outboxes', () => deliverWaiting(deps.db, Date.now())],
      ['clean-up', () => cleanUp(deps)],
      ['clean-up', () => sweepArticlePictures(deps)],
      ['purge', () => deliverPurges(deps.db)],
    ])
  })
}

export const config = { schedule: '17 */6 * * *' } satisfies Config

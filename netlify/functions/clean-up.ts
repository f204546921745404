import type { Config } from '@netlify/functions'
import { sweepArticlePictures } from '#server/article-pictures/sweep-article-pictures.ts'
import { dependencies } from '#server/composition.ts'
import { remindUnanswered } from '#server/contact/remind-unanswered.ts'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { deliverWaiting } from '#server/jobs/deliver-waiting.ts'
import { endExpiredShares } from '#server/sharing/end-expired-shares.ts'
import { endExpiredVerifications } from '#server/verifications/end-expired-verifications.ts'
import { remindDue } from '#server/workspace/remind-due.ts'
import { sendDueRepeats } from '#server/workspace/send-due-repeats.ts'

/**
 * Reminds professionals of requests without an answer, ends shares and verifications whose last day is over, sends weekly questionnaires,
 * reminds clients of those without an answer, delivers the outboxes whatever the markers say, and deletes expired rows and
 * pictures: the one run in six hours that may start a suspended database for nothing.
 */
export default async function cleanUpTables(): Promise<Response> {
  const deps = dependencies()
  await remindUnanswered(deps)
  await endExpiredShares(deps)
  await endExpiredVerifications(deps)
  await sendDueRepeats(deps)
  await remindDue(deps)
  // Before the rest: the platform ends a run after thirty seconds, and what is deleted can wait for the next one.
  await deliverWaiting(deps.db, Date.now())
  await cleanUp(deps)
  await sweepArticlePictures(deps)
  return new Response(null, { status: 204 })
}

export const config = { schedule: '17 */6 * * *' } satisfies Config

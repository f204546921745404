import { countHealthWeeks } from '#db/queries/admin/metrics.ts'
import { deleteExpiredRows } from '#db/queries/expired-rows.ts'
import { renewRatingMeans } from '#db/queries/rating-means.ts'
import { sweepAvatars } from '#server/avatars/sweep-avatars.ts'
import { sweepProofs } from '#server/verifications/sweep-proofs.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { log } from '#server/log.ts'
import { runSteps } from './run-job.ts'

/**
 * Deletes expired data: rate limit counters, tokens, old sessions, sent mails, documents of claims that do not wait, and
 * pictures that no profile refers to. Then counts the weeks that are over, and renews the means of ratings.
 *
 * @throws StepsFailed after all of it was tried
 */
export async function cleanUp({
  db,
  avatars,
  proofs,
}: Pick<Dependencies, 'db' | 'avatars' | 'proofs'>): Promise<void> {
  const started = performance.now()
  await runSteps([
    ['clean-up', () => deleteExpiredRows(db)],
    ['clean-up', () => sweepProofs({ db, proofs })],
    ['clean-up', () => sweepAvatars({ db, avatars })],
    ['clean-up', () => countHealthWeeks(db)],
    ['clean-up', () => renewRatingMeans(db)],
  ])
  const durationMs = Math.round(performance.now() - started)
  log({ level: 'info', job: 'clean-up', outcome: 'ok', durationMs })
}

import { countHealthWeeks } from '#db/queries/admin/metrics.ts'
import { deleteExpiredRows } from '#db/queries/expired-rows.ts'
import { renewRatingMeans } from '#db/queries/rating-means.ts'
import { sweepAvatars } from '#server/avatars/sweep-avatars.ts'
import { sweepProofs } from '#server/verifications/sweep-proofs.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { failureEntry } from '#server/failure.ts'
import { log } from '#server/log.ts'

/**
 * Deletes expired data: rate limit counters, tokens, old sessions, sent mails, documents of claims that do not wait, and
 * pictures that no profile refers to. Then counts the weeks that are over, and renews the means of ratings. Each step
 * whatever became of the others: none that keeps failing keeps what was promised to be deleted. Never rejects.
 */
export async function cleanUp({
  db,
  avatars,
  proofs,
}: Pick<Dependencies, 'db' | 'avatars' | 'proofs'>): Promise<void> {
  const started = performance.now()
  const done = [
    await isDone(() => deleteExpiredRows(db)),
    await isDone(() => sweepProofs({ db, proofs })),
    await isDone(() => sweepAvatars({ db, avatars })),
    await isDone(() => countHealthWeeks(db)),
    await isDone(() => renewRatingMeans(db)),
  ]
  if (done.includes(false)) return
  const durationMs = Math.round(performance.now() - started)
  log({ level: 'info', job: 'clean-up', outcome: 'ok', durationMs })
}

/** @returns false when it failed, which is logged; the next run retries */
async function isDone(step: () => Promise<unknown>): Promise<boolean> {
  try {
    await step()
    return true
  } catch (error) {
    log({ job: 'clean-up', ...failureEntry(error), level: 'warn' })
    return false
  }
}

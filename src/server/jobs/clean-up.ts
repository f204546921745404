import { countHealthWeeks } from '#db/queries/admin/metrics.ts'
import { deleteExpiredRows } from '#db/queries/expired-rows.ts'
import { sweepAvatars } from '#server/avatars/sweep-avatars.ts'
import { sweepProofs } from '#server/verifications/sweep-proofs.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { failureEntry } from '#server/failure.ts'
import { log } from '#server/log.ts'

/**
 * Deletes expired data: rate limit counters, tokens, old sessions, sent mails, pictures that no profile refers to, and
 * documents of claims that do not wait. Before, counts the weeks that are over, soon after their end. Never rejects.
 */
export async function cleanUp({
  db,
  avatars,
  proofs,
}: Pick<Dependencies, 'db' | 'avatars' | 'proofs'>): Promise<void> {
  const started = performance.now()
  try {
    await countHealthWeeks(db)
    await deleteExpiredRows(db)
    await sweepAvatars({ db, avatars })
    await sweepProofs({ db, proofs })
    const durationMs = Math.round(performance.now() - started)
    log({ level: 'info', job: 'clean-up', outcome: 'ok', durationMs })
  } catch (error) {
    // The next run retries.
    log({ job: 'clean-up', ...failureEntry(error), level: 'warn' })
  }
}

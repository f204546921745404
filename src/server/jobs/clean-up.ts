import { deleteExpiredRows } from '#db/queries/expired-rows.ts'
import { sweepAvatars } from '#server/avatars/sweep-avatars.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { failureEntry } from '#server/failure.ts'
import { log } from '#server/log.ts'

/**
 * Deletes what means nothing any more: counters, tokens, old sessions, mails that went out, and pictures to
 * which no profile points. Never rejects.
 */
export async function cleanUp({
  db,
  avatars,
}: Pick<Dependencies, 'db' | 'avatars'>): Promise<void> {
  const started = performance.now()
  try {
    await deleteExpiredRows(db)
    await sweepAvatars({ db, avatars })
    const durationMs = Math.round(performance.now() - started)
    log({ level: 'info', job: 'clean-up', outcome: 'ok', durationMs })
  } catch (error) {
    // The next run does the same work.
    log({ job: 'clean-up', ...failureEntry(error), level: 'warn' })
  }
}

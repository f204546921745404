import type { Database } from '#db/client.ts'
import { deleteExpiredRows } from '#db/queries/expired-rows.ts'
import { sqlState } from './database-errors.ts'
import { toAppError } from './failure.ts'
import { log } from './log.ts'

/** Deletes what has expired: counters, tokens, old sessions, mails that went out. Never rejects. */
export async function cleanUp(db: Database): Promise<void> {
  const started = performance.now()
  try {
    await deleteExpiredRows(db)
    const durationMs = Math.round(performance.now() - started)
    log({ level: 'info', job: 'clean-up', outcome: 'ok', durationMs })
  } catch (error) {
    // The next run does the same work.
    const outcome = toAppError(error).code
    log({ level: 'warn', job: 'clean-up', outcome, sqlState: sqlState(error) })
  }
}

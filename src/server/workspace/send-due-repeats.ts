import { sendDue } from '#db/queries/due-questionnaires.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { failureEntry } from '#server/failure.ts'
import { log } from '#server/log.ts'
import { tellDue } from './tell-asked.ts'

/**
 * Sends what is repeated weekly and due, and tells its clients. Each batch is a transaction. Never rejects.
 */
export async function sendDueRepeats(deps: Pick<Dependencies, 'db' | 'secret'>): Promise<void> {
  try {
    while ((await sendBatch(deps)) > 0);
  } catch (error) {
    // The next run retries.
    log({ job: 'send-repeats', ...failureEntry(error), level: 'warn' })
  }
}

/** @returns how many repetitions were due */
function sendBatch({ db, secret }: Pick<Dependencies, 'db' | 'secret'>): Promise<number> {
  return db.transaction(async (tx) => {
    const { due, sent } = await sendDue(tx)
    await tellDue(tx, secret, 'questionnaire_sent', sent)
    return due
  })
}

import { sendDue } from '#db/queries/due-questionnaires.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { tellDue } from './tell-asked.ts'

/**
 * Sends what is repeated weekly and due, and tells its clients. Each batch is a transaction.
 */
export async function sendDueRepeats(deps: Pick<Dependencies, 'db' | 'secret'>): Promise<void> {
  while ((await sendBatch(deps)) > 0);
}

/** @returns how many repetitions were due */
function sendBatch({ db, secret }: Pick<Dependencies, 'db' | 'secret'>): Promise<number> {
  return db.transaction(async (tx) => {
    const { due, sent } = await sendDue(tx)
    await tellDue(tx, secret, 'questionnaire_sent', sent)
    return due
  })
}

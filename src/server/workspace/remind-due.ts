import { remindDue as claimDue } from '#db/queries/due-questionnaires.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { tellDue } from './tell-asked.ts'

/**
 * Reminds clients, each once, of questions that are to be answered by tomorrow. Each batch is a transaction.
 */
export async function remindDue(deps: Pick<Dependencies, 'db' | 'secret'>): Promise<void> {
  while ((await remindBatch(deps)) > 0);
}

/** @returns how many were reminded */
function remindBatch({ db, secret }: Pick<Dependencies, 'db' | 'secret'>): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await claimDue(tx)
    await tellDue(tx, secret, 'questionnaire_reminder', due)
    return due.length
  })
}

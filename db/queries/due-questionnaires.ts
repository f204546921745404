import { sql } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import type { QuestionnaireId, UserId } from '#lib/ids.ts'

/** A questionnaire that its client is told of, between the two. */
export type DueQuestionnaire = {
  questionnaireId: QuestionnaireId
  clientUserId: UserId
  professionalUserId: UserId
}

// The clock has no actor, so both are functions of the database that pass the policies.

/**
 * Sends what is repeated weekly and due: a batch, each once.
 *
 * @returns how many repetitions were due, none when nothing is left; and what was sent for them
 */
export async function sendDue(
  tx: Executor,
): Promise<{ due: number; sent: readonly DueQuestionnaire[] }> {
  const { rows } = await tx.execute<Row | Unsent>(
    sql`select questionnaire_id, client_id, professional_id from send_due_repeats()`,
  )
  return { due: rows.length, sent: rows.flatMap((row) => (wasSent(row) ? [toDue(row)] : [])) }
}

/**
 * Notes that clients are reminded of what is to be answered by tomorrow: a batch, each once.
 *
 * @returns none when nothing is left
 */
export async function remindDue(tx: Executor): Promise<DueQuestionnaire[]> {
  const { rows } = await tx.execute<Row>(
    sql`select questionnaire_id, client_id, professional_id from remind_due_questionnaires()`,
  )
  return rows.map(toDue)
}

type Row = { questionnaire_id: QuestionnaireId; client_id: UserId; professional_id: UserId }
/** A repetition that was due while nothing was to be sent. */
type Unsent = { questionnaire_id: null }

const wasSent = (row: Row | Unsent): row is Row => row.questionnaire_id !== null

const toDue = (row: Row): DueQuestionnaire => ({
  questionnaireId: row.questionnaire_id,
  clientUserId: row.client_id,
  professionalUserId: row.professional_id,
})

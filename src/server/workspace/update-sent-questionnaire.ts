import { changeStatus } from '#db/queries/health/send-questionnaires.ts'
import { withActor } from '#db/with-actor.ts'
import type { SignedIn } from '#lib/actor.ts'
import { AppError } from '#lib/http/errors.ts'
import type { QuestionnaireId } from '#lib/ids.ts'
import type { SentQuestionnaire } from '#lib/workspace/questionnaires-schemas.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { requireSent, toSentQuestionnaire } from './to-sent-questionnaire.ts'

type Input = {
  actor: SignedIn
  params: { id: QuestionnaireId }
  body: { status: 'reviewed' | 'withdrawn' }
}

/**
 * Marks answers to the signed-in professional as reviewed, or withdraws questions without any. The same again changes
 * nothing.
 *
 * @throws NOT_FOUND for a questionnaire of somebody else; CONFLICT when its state does not allow it
 */
export function updateSentQuestionnaire(
  { db }: Pick<Dependencies, 'db'>,
  { actor, params: { id }, body: { status } }: Input,
): Promise<SentQuestionnaire> {
  return withActor(db, actor.userId, async (scope) => {
    await requireSent(scope, id)
    await changeStatus(scope, id, status)
    // Whoever changed it: it is in the wanted state, or it cannot be.
    const row = await requireSent(scope, id)
    if (row.status !== status) throw new AppError('CONFLICT', 'not in this state')
    return toSentQuestionnaire(row)
  })
}

import { listEarlierAnswers } from '#db/queries/health/earlier-answers.ts'
import { findSentWithAnswers } from '#db/queries/health/sent-questionnaires.ts'
import { asActor, type ScopedExecutor } from '#db/with-actor.ts'
import type { SignedIn } from '#lib/actor.ts'
import { AppError } from '#lib/http/errors.ts'
import type { QuestionnaireId } from '#lib/ids.ts'
import { coursesOf } from '#lib/questionnaires/course.ts'
import type { AnsweredQuestionnaire } from '#lib/workspace/questionnaires-schemas.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { noteRead } from '#server/sharing/note-access.ts'
import { toSentQuestionnaire } from './to-sent-questionnaire.ts'

type Input = { actor: SignedIn; params: { id: QuestionnaireId } }
type Found = NonNullable<Awaited<ReturnType<typeof findSentWithAnswers>>>

/**
 * A questionnaire of the signed-in professional with its answers and their course: reading them is in the client's log, in
 * the same transaction. One without answers shows none of earlier ones either, and is not in the log.
 *
 * @throws NOT_FOUND for one of somebody else, and when its client does not share any more
 */
export function getSentQuestionnaire(
  { db, secret }: Pick<Dependencies, 'db' | 'secret'>,
  { actor, params: { id } }: Input,
): Promise<AnsweredQuestionnaire> {
  return db.transaction(async (tx) => {
    const scope = await asActor(tx, actor.userId)
    const found = await findSentWithAnswers(scope, id)
    if (!found) throw new AppError('NOT_FOUND', 'no such questionnaire')
    const { professionalType: _profession, questions, responses, ...sent } = found
    const courses = responses ? coursesOf(questions, await earlierThan(scope, found)) : {}
    if (responses) {
      const { authorizationId, clientUserId } = sent
      const access = {
        authorizationId,
        clientUserId,
        section: 'questionnaire',
        fields: [],
      } as const
      await noteRead({ tx, scope, secret }, access)
    }
    return { ...toSentQuestionnaire(sent), questions, responses, courses }
  }, actor.userId)
}

function earlierThan(
  scope: ScopedExecutor,
  { clientUserId, completedAt, professionalType }: Found,
) {
  return listEarlierAnswers(scope, {
    ...{ clientUserId, professionalUserId: scope.actor, professionalType },
    ...(completedAt && { before: completedAt }),
  })
}

import { withActor } from '#db/with-actor.ts'
import type { SignedIn } from '#lib/actor.ts'
import type { QuestionnaireId } from '#lib/ids.ts'
import type { Questionnaire } from '#lib/questionnaires/schemas.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { requireAsked, toQuestionnaire } from './to-questionnaire.ts'

/** One that the signed-in user was asked, with answers and draft. @throws NOT_FOUND for one of somebody else */
export async function getQuestionnaire(
  { db }: Pick<Dependencies, 'db'>,
  { actor, params: { id } }: { actor: SignedIn; params: { id: QuestionnaireId } },
): Promise<Questionnaire> {
  return toQuestionnaire(await withActor(db, actor.userId, (scope) => requireAsked(scope, id)))
}

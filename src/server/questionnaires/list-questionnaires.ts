import { listAsked } from '#db/queries/health/questionnaires.ts'
import { withActor } from '#db/with-actor.ts'
import type { SignedIn } from '#lib/actor.ts'
import type { Questionnaire } from '#lib/questionnaires/contract.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { toQuestionnaire } from './to-questionnaire.ts'

/** What the signed-in user was asked, the open ones first and then the newest, with answers and drafts. */
export async function listQuestionnaires(
  { db }: Pick<Dependencies, 'db'>,
  { actor }: { actor: SignedIn },
): Promise<{ items: Questionnaire[] }> {
  const rows = await withActor(db, actor.userId, (scope) => listAsked(scope))
  return { items: rows.map(toQuestionnaire) }
}

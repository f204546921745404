import { countAsked, listAsked } from '#db/queries/health/questionnaires.ts'
import { withActor } from '#db/with-actor.ts'
import type { SignedIn } from '#lib/actor.ts'
import { pageAt } from '#lib/paging/page-at.ts'
import {
  ASKED_PAGE,
  type Questionnaires,
  type QuestionnairesQuery,
} from '#lib/questionnaires/schemas.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { toQuestionnaire } from './to-questionnaire.ts'

/**
 * A page of what the signed-in user was asked, the open ones first and then the newest, with answers and drafts; beyond the
 * end, the last one.
 */
export function listQuestionnaires(
  { db }: Pick<Dependencies, 'db'>,
  { actor, query }: { actor: SignedIn; query: QuestionnairesQuery },
): Promise<Questionnaires> {
  return withActor(db, actor.userId, async (scope) => {
    const counts = await countAsked(scope)
    const { page, offset } = pageAt(query.page, counts.total, ASKED_PAGE)
    const rows = await listAsked(scope, { limit: ASKED_PAGE, offset })
    return { items: rows.map(toQuestionnaire), ...counts, page, pageSize: ASKED_PAGE }
  })
}

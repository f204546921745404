import { countSent, listSent } from '#db/queries/health/sent-questionnaires.ts'
import { withActor } from '#db/with-actor.ts'
import type { SignedIn } from '#lib/actor.ts'
import { pageAt } from '#lib/paging/page-at.ts'
import {
  QUESTIONNAIRES_PAGE,
  type SentQuery,
  type SentQuestionnaires,
} from '#lib/workspace/questionnaires-schemas.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { toSentQuestionnaire } from './to-sent-questionnaire.ts'

type Input = { actor: SignedIn; query: SentQuery }

/**
 * A page of what the signed-in professional sent to those who still share with them, the newest first; beyond the end, the
 * last one. Nothing that was answered is read, so nothing is noted.
 */
export function listSentQuestionnaires(
  { db }: Pick<Dependencies, 'db'>,
  { actor, query: { page, ...filter } }: Input,
): Promise<SentQuestionnaires> {
  return withActor(db, actor.userId, async (scope) => {
    const total = await countSent(scope, filter)
    const pageSize = QUESTIONNAIRES_PAGE
    const shown = pageAt(page, total, pageSize)
    const rows = await listSent(scope, { ...filter, limit: pageSize, offset: shown.offset })
    return { items: rows.map(toSentQuestionnaire), total, page: shown.page, pageSize }
  })
}

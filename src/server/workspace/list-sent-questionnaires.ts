import { countSent, listSent } from '#db/queries/health/sent-questionnaires.ts'
import { asActor } from '#db/with-actor.ts'
import type { SignedIn } from '#lib/actor.ts'
import { pageAt } from '#lib/paging/page-at.ts'
import {
  QUESTIONNAIRES_PAGE,
  type SentQuery,
  type SentQuestionnaires,
} from '#lib/workspace/questionnaires-schemas.ts'
import { QUESTIONNAIRE_STATUSES } from '#lib/questionnaires/statuses.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { readAnswerFacts } from './read-facts.ts'
import { toSentQuestionnaire } from './to-sent-questionnaire.ts'

type Input = { actor: SignedIn; query: SentQuery }

/**
 * A page of what the signed-in professional sent to those who still share with them, the newest first; beyond the end, the
 * last one. What answers state, where it is asked for, is in the logs of their clients.
 */
export function listSentQuestionnaires(
  { db, secret }: Pick<Dependencies, 'db' | 'secret'>,
  { actor, query: { page, status, facts: isWithFacts, ...filter } }: Input,
): Promise<SentQuestionnaires> {
  return db.transaction(async (tx) => {
    const scope = await asActor(tx, actor.userId)
    const counts = countsOf(await countSent(scope, filter))
    const total = status ? counts[status] : Object.values(counts).reduce((sum, one) => sum + one, 0)
    const pageSize = QUESTIONNAIRES_PAGE
    const shown = pageAt(page, total, pageSize)
    const rows = await listSent(scope, { ...filter, status, limit: pageSize, offset: shown.offset })
    const facts = await readAnswerFacts(
      { tx, scope, secret },
      isWithFacts ? rows.flatMap(({ id, completedAt }) => (completedAt ? id : [])) : [],
    )
    const items = rows.map((row) => ({
      ...toSentQuestionnaire(row),
      fact: facts.get(row.id) ?? null,
    }))
    return { items, total, counts, page: shown.page, pageSize }
  }, actor.userId)
}

function countsOf(rows: Awaited<ReturnType<typeof countSent>>): SentQuestionnaires['counts'] {
  const found = new Map(rows.map(({ status, count }) => [status, count]))
  const counts = QUESTIONNAIRE_STATUSES.map((status) => [status, found.get(status) ?? 0] as const)
  return Object.fromEntries(counts) as SentQuestionnaires['counts']
}

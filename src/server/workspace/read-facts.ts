import { listClientFacts } from '#db/queries/health/client-facts.ts'
import { listSentAnswers } from '#db/queries/health/sent-questionnaires.ts'
import type { ScopedExecutor } from '#db/with-actor.ts'
import { isPain } from '#lib/health/discipline.ts'
import type { AuthorizationId, QuestionnaireId } from '#lib/ids.ts'
import type { Answered } from '#lib/questionnaires/course.ts'
import { factOf, type AnswerFact } from '#lib/questionnaires/fact.ts'
import type { ListField } from '#lib/sharing/access.ts'
import type { ClientFacts } from '#lib/workspace/schemas.ts'
import { noteList } from '#server/sharing/note-access.ts'
import type { Work } from '#server/sharing/record-step.ts'

/** What these answers state in the rows of a list; it is in the logs of their clients. */
export async function readAnswerFacts(
  work: Work,
  ids: readonly QuestionnaireId[],
): Promise<ReadonlyMap<QuestionnaireId, AnswerFact>> {
  const found = await answerFacts(work.scope, ids)
  const noted = await noteList(
    work,
    found.map((one) => ({ ...one, fields: ['answers'] })),
  )
  const shown = found.filter(({ authorizationId }) => noted.has(authorizationId))
  return new Map(shown.map(({ questionnaireId, fact }) => [questionnaireId, fact]))
}

/** A client of a page, and the unread answers that their card states. */
type Card = { authorizationId: AuthorizationId; questionnaireId: QuestionnaireId | null }

/** What the cards of these clients state; it is in their logs, one entry for each. */
export async function readClientFacts(
  work: Work,
  cards: readonly Card[],
): Promise<ReadonlyMap<AuthorizationId, ClientFacts>> {
  const answers = await answerFacts(
    work.scope,
    cards.flatMap(({ questionnaireId }) => questionnaireId ?? []),
  )
  const shares = cards.map(({ authorizationId }) => authorizationId)
  const found = (await listClientFacts(work.scope, shares)).map(
    ({ versions, ...share }): ClientFacts & typeof share => ({
      ...share,
      unreadFact:
        answers.find(({ authorizationId }) => authorizationId === share.authorizationId)?.fact ??
        null,
      pain: (versions ?? []).flatMap(({ at, value }) =>
        isPain(value) ? [{ at: new Date(at).toISOString(), value }] : [],
      ),
    }),
  )
  const noted = await noteList(
    work,
    found.flatMap((one) => {
      const fields = fieldsOf(one)
      return fields.length > 0 ? [{ ...one, fields }] : []
    }),
  )
  return new Map(
    found
      .filter(({ authorizationId }) => noted.has(authorizationId))
      .map(({ authorizationId, clientUserId: _client, ...facts }) => [authorizationId, facts]),
  )
}

const fieldsOf = ({ unreadFact, pain, lastRecordOn }: ClientFacts): ListField[] => [
  ...(unreadFact ? (['answers'] as const) : []),
  ...(pain.length > 0 ? (['pain'] as const) : []),
  ...(lastRecordOn === null ? [] : (['last_record'] as const)),
]

async function answerFacts(scope: ScopedExecutor, ids: readonly QuestionnaireId[]) {
  if (ids.length === 0) return []
  const rows = await listSentAnswers(scope, ids)
  return rows.flatMap(({ questions, responses, completedAt, earlier, ...row }) => {
    const now = { questions, responses, completedAt: completedAt.toISOString() }
    const fact = factOf(now, (earlier ?? []).map(toAnswered))
    return fact ? [{ ...row, fact }] : []
  })
}

/** As JSON, the database writes an instant in its own way. */
const toAnswered = ({ completedAt, ...answered }: Answered): Answered => ({
  ...answered,
  completedAt: new Date(completedAt).toISOString(),
})

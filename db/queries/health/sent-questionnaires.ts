import { and, count, desc, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import {
  clientQuestionnaires,
  professionalAuthorizations,
  questionnaireRepeats,
} from '#db/schema/health/index.ts'
import { profiles } from '#db/schema/index.ts'
import type { ScopedExecutor } from '#db/with-actor.ts'
import type { QuestionnaireId } from '#lib/ids.ts'
import type { Answered } from '#lib/questionnaires/course.ts'
import type { Responses } from '#lib/questionnaires/questions.ts'
import type { SentQuery } from '#lib/workspace/questionnaires-schemas.ts'

const table = clientQuestionnaires

/** What the actor sent in the profession of today to clients who still share with them. */
const isSent = (scope: ScopedExecutor) =>
  and(
    eq(table.professionalUserId, scope.actor),
    sql`(${table.clientUserId}, ${table.professionalType}) in (select client_id, profession from my_clients())`,
  )

const COLUMNS = {
  id: table.id,
  authorizationId: professionalAuthorizations.id,
  clientUserId: table.clientUserId,
  clientName: profiles.displayName,
  avatar: profiles.avatarUrl,
  title: table.title,
  status: table.status,
  priority: table.priority,
  change: table.change,
  questionCount: sql<number>`jsonb_array_length(${table.questions})`,
  sentAt: table.sentAt,
  dueOn: table.dueOn,
  completedAt: table.completedAt,
  reviewedAt: table.reviewedAt,
  remindedAt: table.remindedAt,
  repeat: {
    id: questionnaireRepeats.id,
    nextOn: questionnaireRepeats.nextOn,
    until: questionnaireRepeats.until,
  },
}

const byShare = eq(professionalAuthorizations.id, table.authorizationId)
const byClient = eq(profiles.userId, table.clientUserId)
/**
 * Of what a repetition has sent, the newest tells of it. One whose last sending is over has ended, whether or not the
 * clock has noted it.
 */
const whileItRuns = and(
  eq(questionnaireRepeats.id, table.repeatId),
  gte(questionnaireRepeats.until, questionnaireRepeats.nextOn),
  sql`not exists (select from ${table} later where later.repeat_id = ${table.repeatId} and later.sent_at > ${table.sentAt})`,
)

type Filter = Pick<SentQuery, 'status' | 'client'> & { q: string }

function isWanted({ status, client, q }: Filter) {
  // A text without words finds nothing.
  const words = sql`nullif(fold_words(${q}), '')`
  return and(
    status && eq(table.status, status),
    client && eq(table.authorizationId, client),
    q === ''
      ? undefined
      : sql`(strpos(fold_words(${table.title}), ${words}) > 0
          or strpos(fold_words(${profiles.displayName}), ${words}) > 0)`,
  )
}

const sent = (scope: ScopedExecutor) =>
  scope
    .select(COLUMNS)
    .from(table)
    .innerJoin(professionalAuthorizations, byShare)
    .innerJoin(profiles, byClient)
    .leftJoin(questionnaireRepeats, whileItRuns)

/** A page of what the actor sent, the newest first. */
export function listSent(
  scope: ScopedExecutor,
  { limit, offset, ...filter }: Filter & { limit: number; offset: number },
) {
  return sent(scope)
    .where(and(isSent(scope), isWanted(filter)))
    .orderBy(desc(table.sentAt), table.id)
    .limit(limit)
    .offset(offset)
}
export type SentRow = Awaited<ReturnType<typeof listSent>>[number]

/** How many of what the actor sent match, by status; those without any are left out. */
export function countSent(scope: ScopedExecutor, filter: Omit<Filter, 'status'>) {
  return scope
    .select({ status: table.status, count: count() })
    .from(table)
    .innerJoin(professionalAuthorizations, byShare)
    .innerJoin(profiles, byClient)
    .where(and(isSent(scope), isWanted(filter)))
    .groupBy(table.status)
}

/** Those of what the actor sent, in no particular order. */
export function findSent(scope: ScopedExecutor, ids: readonly QuestionnaireId[]) {
  return sent(scope).where(and(isSent(scope), inArray(table.id, [...ids])))
}

/** Answers before, whose course a row draws. */
const EARLIER = 12

/** Which of these were answered: what, and what the same client has answered to the actor before, oldest first. */
export function listSentAnswers(scope: ScopedExecutor, ids: readonly QuestionnaireId[]) {
  const before = alias(table, 'before')
  const earlier = scope
    .select({
      questions: before.questions,
      responses: before.responses,
      completedAt: before.completedAt,
    })
    .from(before)
    .where(
      and(
        eq(before.clientUserId, table.clientUserId),
        eq(before.professionalUserId, table.professionalUserId),
        eq(before.professionalType, table.professionalType),
        lt(before.completedAt, table.completedAt),
      ),
    )
    .orderBy(desc(before.completedAt), before.id)
    .limit(EARLIER)
    .as('earlier')
  const all = scope
    .select({
      all: sql`jsonb_agg(jsonb_build_object('questions', ${earlier.questions}, 'responses', coalesce(${earlier.responses}, '{}'), 'completedAt', ${earlier.completedAt}) order by ${earlier.completedAt})`,
    })
    .from(earlier)
  return scope
    .select({
      questionnaireId: table.id,
      authorizationId: professionalAuthorizations.id,
      clientUserId: table.clientUserId,
      questions: table.questions,
      responses: sql<Responses>`${table.responses}`,
      completedAt: sql<Date>`${table.completedAt}`.mapWith(table.completedAt),
      earlier: sql<Answered[] | null>`(${all})`,
    })
    .from(table)
    .innerJoin(professionalAuthorizations, byShare)
    .where(and(isSent(scope), inArray(table.id, [...ids]), isNotNull(table.responses)))
}

/** One that the actor sent, with its questions and its answers, of one moment; null for one of somebody else. */
export async function findSentWithAnswers(scope: ScopedExecutor, id: QuestionnaireId) {
  const { professionalType, questions, responses } = table
  const [row] = await scope
    .select({ ...COLUMNS, professionalType, questions, responses })
    .from(table)
    .innerJoin(professionalAuthorizations, byShare)
    .innerJoin(profiles, byClient)
    .leftJoin(questionnaireRepeats, whileItRuns)
    .where(and(isSent(scope), eq(table.id, id)))
  return row ?? null
}

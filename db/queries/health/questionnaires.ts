import { and, desc, eq, sql } from 'drizzle-orm'
import {
  clientQuestionnaires,
  professionalAuthorizations,
  questionnaireDrafts,
} from '#db/schema/health/index.ts'
import type { ScopedExecutor } from '#db/with-actor.ts'
import type { QuestionnaireId } from '#lib/ids.ts'
import type { Responses } from '#lib/questionnaires/questions.ts'
import { IS_ACTIVE } from './authorization-state.ts'

const table = clientQuestionnaires

/** Whether it can be answered. */
const IS_OPEN = sql<boolean>`(${table.status} = 'pending' and coalesce(${IS_ACTIVE}, false))`

type Part = { limit: number; offset: number }

/** What the actor was asked, with the draft, the open ones first and then the newest. */
export const listAsked = (scope: ScopedExecutor, { limit, offset }: Part) =>
  asked(scope).limit(limit).offset(offset)

/** How many questionnaires the actor was sent, and how many of them they answered. */
export async function countAsked(scope: ScopedExecutor) {
  const [counts] = await scope
    .select({
      total: sql<number>`count(*)::integer`,
      answered: sql<number>`(count(*) filter (where ${table.completedAt} is not null))::integer`,
    })
    .from(table)
    .where(eq(table.clientUserId, scope.actor))
  return counts!
}

/** One that the actor was asked; null when there is none. */
export async function findAsked(scope: ScopedExecutor, id: QuestionnaireId) {
  const [row] = await asked(scope, id)
  return row ?? null
}

function asked(scope: ScopedExecutor, id?: QuestionnaireId) {
  return scope
    .select({
      id: table.id,
      professionalUserId: table.professionalUserId,
      professionalName: table.professionalName,
      professionalType: table.professionalType,
      title: table.title,
      questions: table.questions,
      status: table.status,
      responses: table.responses,
      draft: questionnaireDrafts.responses,
      isOpen: IS_OPEN,
      sentAt: table.sentAt,
      dueOn: table.dueOn,
      completedAt: table.completedAt,
    })
    .from(table)
    .leftJoin(professionalAuthorizations, eq(professionalAuthorizations.id, table.authorizationId))
    .leftJoin(questionnaireDrafts, eq(questionnaireDrafts.questionnaireId, table.id))
    .where(and(eq(table.clientUserId, scope.actor), id && eq(table.id, id)))
    .orderBy(desc(IS_OPEN), desc(table.sentAt), table.id)
}
export type AskedQuestionnaire = Awaited<ReturnType<typeof listAsked>>[number]

type Given = { id: QuestionnaireId; responses: Responses }

/**
 * Keeps answers that are not sent yet, in place of earlier ones.
 *
 * @returns whether the questionnaire is the actor's and pending
 */
export async function keepDraft(scope: ScopedExecutor, { id, responses }: Given): Promise<boolean> {
  // Locked, so that no draft is left behind by answers that are sent meanwhile.
  const pending = await scope
    .select({ id: table.id })
    .from(table)
    .where(isPending(scope, id))
    .for('share')
  if (pending.length === 0) return false
  await scope
    .insert(questionnaireDrafts)
    .values({ questionnaireId: id, userId: scope.actor, responses })
    .onConflictDoUpdate({
      target: questionnaireDrafts.questionnaireId,
      set: { responses, updatedAt: sql`now()` },
    })
  return true
}

const isPending = (scope: ScopedExecutor, id: QuestionnaireId) =>
  and(eq(table.id, id), eq(table.clientUserId, scope.actor), eq(table.status, 'pending'))

/**
 * Answers a pending questionnaire of the actor; its draft is deleted. Of two at once the second finds it answered.
 *
 * @returns whether it was pending
 */
export async function complete(
  scope: ScopedExecutor,
  { id, ...answers }: Given & Pick<typeof table.$inferInsert, 'priority' | 'change'>,
): Promise<boolean> {
  const completed = await scope
    .update(table)
    .set({ ...answers, status: 'completed', completedAt: sql`now()` })
    .where(isPending(scope, id))
    .returning({ id: table.id })
  if (completed.length === 0) return false
  await scope.delete(questionnaireDrafts).where(eq(questionnaireDrafts.questionnaireId, id))
  return true
}

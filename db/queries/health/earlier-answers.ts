import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { clientQuestionnaires } from '#db/schema/health/index.ts'
import type { ScopedExecutor } from '#db/with-actor.ts'
import type { UserId } from '#lib/ids.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import type { Answered } from '#lib/questionnaires/course.ts'

/** Two years of weeks. */
const MOST = 104

type Wanted = {
  clientUserId: UserId
  /** None has answered to an account that is gone. */
  professionalUserId: UserId | null
  professionalType: ProfessionalType
  /** Only what was answered before. */
  before?: Date
}

/** What a client has answered to a professional in a profession, oldest first: the last 104. The actor is one of the two. */
export async function listEarlierAnswers(
  scope: ScopedExecutor,
  { clientUserId, professionalUserId, professionalType, before }: Wanted,
): Promise<Answered[]> {
  if (professionalUserId === null) return []
  const table = clientQuestionnaires
  const rows = await scope
    .select({
      questions: table.questions,
      responses: table.responses,
      completedAt: sql<Date>`${table.completedAt}`.mapWith(table.completedAt),
    })
    .from(table)
    .where(
      and(
        eq(table.clientUserId, clientUserId),
        eq(table.professionalUserId, professionalUserId),
        eq(table.professionalType, professionalType),
        // Those that are completed or reviewed.
        sql`${table.completedAt} is not null`,
        before && lt(table.completedAt, before),
      ),
    )
    .orderBy(desc(table.completedAt), table.id)
    .limit(MOST)
  return rows.toReversed().map(({ questions, responses, completedAt }) => ({
    questions,
    responses: responses ?? {},
    completedAt: completedAt.toISOString(),
  }))
}

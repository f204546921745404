import { and, asc, eq, lt, lte, sql } from 'drizzle-orm'
import { clientQuestionnaires, professionalAuthorizations } from '#db/schema/health/index.ts'
import { profiles } from '#db/schema/index.ts'
import type { ScopedExecutor } from '#db/with-actor.ts'
import { ENDING_DAYS } from '#lib/sharing/ending-days.ts'
import { WAITING_DAYS } from '#lib/workspace/attention.ts'
import { IS_PENDING, isStillWith } from './authorization-state.ts'
import { isReadable } from './readable.ts'

const table = professionalAuthorizations
const asked = clientQuestionnaires

const CLIENT = {
  authorizationId: table.id,
  clientName: profiles.displayName,
  avatar: profiles.avatarUrl,
}
/** Of all rows, whatever the limit. */
const TOTAL = sql<number>`(count(*) over ())::integer`

/** The place of answers in `byUrgency`. */
const URGENCY = sql`case
  when ${asked.priority} = 'high' then 0
  when ${asked.priority} = 'attention' or ${asked.change} is not null then 1
  else 4 end`

/** Answers to the actor that were not reviewed, the most urgent first. */
export function findUnread(scope: ScopedExecutor, limit: number) {
  return scope
    .select({
      total: TOTAL,
      ...CLIENT,
      questionnaireId: asked.id,
      title: asked.title,
      priority: asked.priority,
      change: asked.change,
      // Every answer has the time of its completion.
      at: sql<Date>`${asked.completedAt}`.mapWith(asked.completedAt),
    })
    .from(asked)
    .innerJoin(table, eq(table.id, asked.authorizationId))
    .innerJoin(profiles, eq(profiles.userId, table.clientUserId))
    .where(
      and(
        eq(asked.professionalUserId, scope.actor),
        eq(asked.status, 'completed'),
        isReadable(scope),
      ),
    )
    .orderBy(URGENCY, asc(asked.completedAt), asc(asked.id))
    .limit(limit)
}

/** The actor's clients whose share has a last day that is near, the nearest first. */
export function findEnding(scope: ScopedExecutor, limit: number) {
  const near = sql`(now() at time zone 'Europe/Madrid')::date + ${ENDING_DAYS}::integer`
  return scope
    .select({ total: TOTAL, ...CLIENT, expiresOn: sql<string>`${table.expiresOn}` })
    .from(table)
    .innerJoin(profiles, eq(profiles.userId, table.clientUserId))
    .where(and(isReadable(scope), lte(table.expiresOn, near)))
    .orderBy(asc(table.expiresOn), asc(table.id))
    .limit(limit)
}

/** Who has asked to share with the actor in their profession of today, who has waited longest first: name and time. */
export function findAsking(scope: ScopedExecutor, limit: number) {
  return scope
    .select({
      total: TOTAL,
      authorizationId: table.id,
      clientName: profiles.displayName,
      at: table.requestedAt,
    })
    .from(table)
    .innerJoin(profiles, eq(profiles.userId, table.clientUserId))
    .where(and(isStillWith(scope.actor), IS_PENDING))
    .orderBy(asc(table.requestedAt), asc(table.id))
    .limit(limit)
}

/** The oldest questionnaire of each of the actor's clients that has had no answer for long, the oldest first. */
export function findWaiting(scope: ScopedExecutor, limit: number) {
  const oldest = scope
    .selectDistinctOn([asked.authorizationId], {
      authorizationId: asked.authorizationId,
      questionnaireId: asked.id,
      title: asked.title,
      at: asked.sentAt,
      isReminded: sql<boolean>`${asked.remindedAt} is not null`.as('is_reminded'),
    })
    .from(asked)
    .where(
      and(
        eq(asked.professionalUserId, scope.actor),
        eq(asked.status, 'pending'),
        lt(asked.sentAt, sql`now() - make_interval(days => ${WAITING_DAYS}::integer)`),
      ),
    )
    .orderBy(asked.authorizationId, asc(asked.sentAt), asc(asked.id))
    .as('oldest')
  return scope
    .select({
      total: TOTAL,
      ...CLIENT,
      questionnaireId: oldest.questionnaireId,
      title: oldest.title,
      at: oldest.at,
      isReminded: oldest.isReminded,
    })
    .from(oldest)
    .innerJoin(table, eq(table.id, oldest.authorizationId))
    .innerJoin(profiles, eq(profiles.userId, table.clientUserId))
    .where(isReadable(scope))
    .orderBy(asc(oldest.at), asc(oldest.questionnaireId))
    .limit(limit)
}

import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor } from '#db/client.ts'
import { professionalReviews, professionals, profiles, reviewDecisions } from '#db/schema/index.ts'
import type { DecisionId } from '#lib/ids.ts'
import { RETENTION } from '#lib/retention.ts'
import type { AppealOutcome } from '#lib/reviews/moderation.ts'

/** Inserts a decision. @returns its id */
export async function insertDecision(
  tx: Executor,
  decision: Pick<
    typeof reviewDecisions.$inferInsert,
    'reviewId' | 'professionalId' | 'authorId' | 'authorPseudonym' | 'outcome' | 'reason'
  >,
): Promise<DecisionId> {
  // Not `now()`, the beginning of the transaction: one that waited for another's decision comes after it.
  const createdAt = sql`clock_timestamp()`
  const [row] = await tx
    .insert(reviewDecisions)
    .values({ ...decision, createdAt })
    .returning({ id: reviewDecisions.id })
  return row!.id
}

const newer = alias(reviewDecisions, 'newer')

/**
 * Whether a decision keeps a review from the public, and nothing newer was decided about it. Only then there is something
 * to appeal against, and somebody to tell; from decisions joined with their reviews.
 */
const STANDS = and(
  isNotNull(reviewDecisions.authorId),
  sql`${professionalReviews.state} <> 'public'`,
  sql`${reviewDecisions.outcome} <> 'kept'`,
  sql`not exists (
    select 1 from ${reviewDecisions} newer
    where ${newer.reviewId} = ${reviewDecisions.reviewId} and ${newer.createdAt} > ${reviewDecisions.createdAt})`,
)

/** Whether a decision can still be appealed by its age. */
const IN_TIME = sql<boolean>`${reviewDecisions.createdAt} > now() - make_interval(months => ${RETENTION.appealMonths})`

/** A decision as its author may appeal against it, with the review; null when there is no such decision. */
export async function findAppealable(db: Executor, id: DecisionId) {
  const [row] = await db
    .select({
      outcome: reviewDecisions.outcome,
      reason: reviewDecisions.reason,
      appealedAt: reviewDecisions.appealedAt,
      appealOutcome: reviewDecisions.appealOutcome,
      appealReason: reviewDecisions.appealReason,
      professional: profiles.displayName,
      rating: professionalReviews.rating,
      comment: professionalReviews.comment,
      stands: sql<boolean>`coalesce(${STANDS}, false)`,
      isInTime: IN_TIME,
    })
    .from(reviewDecisions)
    .leftJoin(professionalReviews, eq(professionalReviews.id, reviewDecisions.reviewId))
    .innerJoin(professionals, eq(professionals.id, reviewDecisions.professionalId))
    .leftJoin(profiles, eq(profiles.userId, professionals.userId))
    .where(eq(reviewDecisions.id, id))
  return row ?? null
}

/** Stores an appeal. @returns false when there is one already */
export async function insertAppeal(tx: Executor, id: DecisionId, appeal: string): Promise<boolean> {
  const changed = await tx
    .update(reviewDecisions)
    .set({ appeal, appealedAt: sql`now()` })
    .where(and(eq(reviewDecisions.id, id), isNull(reviewDecisions.appealedAt)))
    .returning({ id: reviewDecisions.id })
  return changed.length > 0
}

/** Appeals that wait for an admin. */
const IS_OPEN = and(
  isNotNull(reviewDecisions.appealedAt),
  isNull(reviewDecisions.appealOutcome),
  STANDS,
)

const openAppeals = (db: Executor) =>
  db
    .select({ id: reviewDecisions.id })
    .from(reviewDecisions)
    .innerJoin(professionalReviews, eq(professionalReviews.id, reviewDecisions.reviewId))
    .where(IS_OPEN)

/** How many appeals wait for an admin. */
export const countOpenAppeals = (db: Executor) => db.$count(openAppeals(db).as('open'))

/** The ids of the appeals that wait longest. */
export async function listOpenAppeals(db: Executor, limit: number): Promise<DecisionId[]> {
  const rows = await openAppeals(db)
    .orderBy(asc(reviewDecisions.appealedAt), asc(reviewDecisions.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/**
 * The review of a decision whose appeal is open, locked until the transaction ends; null when it is not, or is over.
 */
export async function lockAppealed(tx: Executor, id: DecisionId) {
  const ofDecision = tx
    .select({ id: reviewDecisions.reviewId })
    .from(reviewDecisions)
    .where(eq(reviewDecisions.id, id))
  // The review first, as whoever decides about it and whoever deletes it.
  await tx
    .select({ id: professionalReviews.id })
    .from(professionalReviews)
    .where(eq(professionalReviews.id, sql`${ofDecision}`))
    .for('update')
  const [row] = await tx
    .select({
      reviewId: professionalReviews.id,
      professionalId: professionalReviews.professionalId,
      professionalType: professionalReviews.professionalType,
      editedAt: professionalReviews.editedAt,
      authorId: reviewDecisions.authorId,
    })
    .from(reviewDecisions)
    .innerJoin(professionalReviews, eq(professionalReviews.id, reviewDecisions.reviewId))
    .where(and(eq(reviewDecisions.id, id), IS_OPEN))
  return row ?? null
}

type AppealDecision = { outcome: AppealOutcome; reason: string | null }

/** Stores what was decided about an appeal. */
export async function settleAppeal(
  tx: Executor,
  id: DecisionId,
  { outcome, reason }: AppealDecision,
) {
  await tx
    .update(reviewDecisions)
    .set({ appealOutcome: outcome, appealReason: reason, appealDecidedAt: sql`now()` })
    .where(eq(reviewDecisions.id, id))
}

/** Whether there is such a decision. */
export async function isDecision(tx: Executor, id: DecisionId): Promise<boolean> {
  return (await tx.$count(reviewDecisions, eq(reviewDecisions.id, id))) > 0
}

import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import { professionals, reviewDecisions } from '#db/schema/index.ts'
import type { DecisionsQuery, ReviewDecision } from '#lib/admin/reviews-schemas.ts'
import type { DecisionId } from '#lib/ids.ts'
import { COUNT_LIMIT, keyset, orFirst, pageOf, totalOf } from './keyset.ts'
import { listModerated, OF_PROFESSIONAL, reviewedProfile, withFace } from './moderated-reviews.ts'

const ORDER = {
  by: reviewDecisions.createdAt,
  id: reviewDecisions.id,
  from: sql`${reviewDecisions}`,
}

/** A page of decisions, newest first unless told. */
export const listDecisions = (db: Executor, query: DecisionsQuery) =>
  orFirst(query, (place) => readPage(db, place))

async function readPage(db: Executor, query: DecisionsQuery) {
  const { q, outcome } = query
  const page = keyset(ORDER, query)
  const has = (text: typeof reviewedProfile.displayName | typeof reviewDecisions.reason) =>
    sql`fold_words(${q}) <> '' and strpos(fold_words(${text}), fold_words(${q})) > 0`
  const matches = and(
    outcome && eq(reviewDecisions.outcome, outcome),
    q === '' ? undefined : or(has(reviewedProfile.displayName), has(reviewDecisions.reason)),
  )
  const found = decisions(db)
    .where(and(matches, page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit)
  const counted = db
    .select({ id: reviewDecisions.id })
    .from(reviewDecisions)
    .innerJoin(professionals, eq(professionals.id, reviewDecisions.professionalId))
    .leftJoin(reviewedProfile, eq(reviewedProfile.userId, professionals.userId))
    .where(matches)
    .limit(COUNT_LIMIT)
  const [rows, total] = [await found, await db.$count(counted.as('found'))]
  const { items, ...ends } = pageOf(rows, query, ({ id }) => id)
  return { items: await withReviews(db, items), ...totalOf(total), ...ends }
}

/** Decisions by their ids, in that order. */
export async function listDecisionsById(
  db: Executor,
  ids: readonly DecisionId[],
): Promise<ReviewDecision[]> {
  if (ids.length === 0) return []
  const rows = await decisions(db).where(inArray(reviewDecisions.id, [...ids]))
  const all = await withReviews(db, rows)
  return ids.flatMap((id) => all.find((decision) => decision.id === id) ?? [])
}

const decisions = (db: Executor) =>
  db
    .select({
      id: reviewDecisions.id,
      reviewId: reviewDecisions.reviewId,
      outcome: reviewDecisions.outcome,
      reason: reviewDecisions.reason,
      createdAt: reviewDecisions.createdAt,
      appealedAt: reviewDecisions.appealedAt,
      appeal: reviewDecisions.appeal,
      appealOutcome: reviewDecisions.appealOutcome,
      appealReason: reviewDecisions.appealReason,
      professional: OF_PROFESSIONAL,
    })
    .from(reviewDecisions)
    .innerJoin(professionals, eq(professionals.id, reviewDecisions.professionalId))
    .leftJoin(reviewedProfile, eq(reviewedProfile.userId, professionals.userId))
    .$dynamic()

type Row = Awaited<ReturnType<typeof decisions>>[number]

async function withReviews(db: Executor, rows: readonly Row[]): Promise<ReviewDecision[]> {
  const ids = new Set(rows.flatMap(({ reviewId }) => reviewId ?? []))
  const reviews = await listModerated(db, [...ids])
  return rows.map(
    ({ reviewId, createdAt, appealedAt, appeal, appealOutcome, appealReason, ...row }) => ({
      ...row,
      professional: withFace(row.professional),
      createdAt: createdAt.toISOString(),
      review: reviews.find(({ id }) => id === reviewId) ?? null,
      appeal: appealedAt && {
        at: appealedAt.toISOString(),
        text: appeal,
        outcome: appealOutcome,
        reason: appealReason,
      },
    }),
  )
}

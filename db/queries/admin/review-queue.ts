import { eq, sql } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import { isOpenOf } from '#db/queries/review-reports.ts'
import { professionalReviews, professionals, reviewReports } from '#db/schema/index.ts'
import type { ReviewId, UserId } from '#lib/ids.ts'
import type { ReviewState } from '#lib/reviews/moderation.ts'

/** What waits for an admin, and since when: reviews with an open report, and those changed since they were hidden. */
const WAITING = sql`(
  select ${reviewReports.reviewId} as id, ${reviewReports.createdAt} as since
  from ${reviewReports} where ${reviewReports.state} = 'open'
  union all
  select ${professionalReviews.id}, coalesce(${professionalReviews.editedAt}, ${professionalReviews.createdAt})
  from ${professionalReviews} where ${professionalReviews.state} = 'waiting'
) as waiting`

/** So many are shown; deciding them shows the next. */
const SHOWN = 25

/** The ids of the reviews that wait longest. */
export async function listWaitingReviews(db: Executor): Promise<ReviewId[]> {
  const { rows } = await db.execute(sql`
    select id from ${WAITING} where id is not null group by id order by min(since), id limit ${SHOWN}`)
  return rows.map(({ id }) => id as ReviewId)
}

/** How many wait, as a subquery. */
const WAITING_REVIEWS = sql<number>`(select count(distinct id)::integer from ${WAITING})`

/** How many wait. */
export async function countWaitingReviews(db: Executor): Promise<number> {
  const [row] = await db.select({ count: WAITING_REVIEWS }).from(sql`(select 1) as one`)
  return row!.count
}

/** A review, locked until the transaction ends, and whether it waits for a decision; null when there is none. */
export async function lockForDecision(tx: Executor, id: ReviewId) {
  const [review] = await tx
    .select({
      professionalId: professionalReviews.professionalId,
      professionalType: professionalReviews.professionalType,
      authorId: professionalReviews.reviewerId,
      authorPseudonym: professionalReviews.authorPseudonym,
      rating: professionalReviews.rating,
      comment: professionalReviews.comment,
      editedAt: professionalReviews.editedAt,
      state: professionalReviews.state,
    })
    .from(professionalReviews)
    .where(eq(professionalReviews.id, id))
    .for('update')
  if (!review) return null
  // Read after the lock: whoever waited for it sees what the other has decided.
  const open = await tx.$count(reviewReports, isOpenOf(id))
  return { ...review, isOpen: open > 0 || review.state === 'waiting' }
}

/** Sets who sees a review. */
export async function setReviewState(tx: Executor, id: ReviewId, state: ReviewState) {
  await tx.update(professionalReviews).set({ state }).where(eq(professionalReviews.id, id))
}

/** The account of a professional. */
export async function findAccountOf(
  tx: Executor,
  id: typeof professionals.$inferSelect.id,
): Promise<UserId | null> {
  const [row] = await tx
    .select({ userId: professionals.userId })
    .from(professionals)
    .where(eq(professionals.id, id))
  return row?.userId ?? null
}

import { and, eq, exists, isNotNull, sql } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import { contactRequests, professionalReviews, professionals, profiles } from '#db/schema/index.ts'
import type { ProfessionalId, ReviewId, UserId } from '#lib/ids.ts'
import type { Review } from '#lib/professionals/contract.ts'
import { IS_PUBLIC } from './public-professionals.ts'
import { REVIEW_COLUMNS, toReview } from './reviews.ts'

/** Whom a review is of, and whose it is. */
export type Pair = { professionalId: ProfessionalId; reviewerId: UserId }

type Given = { rating: number; comment: string | null }

/**
 * A professional who can be reviewed: a public one; null otherwise. In a transaction the row stays until its end.
 */
export async function findReviewable(db: Executor, id: ProfessionalId) {
  const [row] = await db
    .select({ userId: professionals.userId, type: professionals.type })
    .from(professionals)
    .where(and(IS_PUBLIC, eq(professionals.id, id)))
    .for('key share')
  return row ?? null
}

/** A user's own review of a professional; null without one. */
export async function findOwnReview(db: Executor, pair: Pair): Promise<Review | null> {
  const [row] = await db
    .select(REVIEW_COLUMNS)
    .from(professionalReviews)
    .leftJoin(profiles, eq(profiles.userId, professionalReviews.reviewerId))
    .where(isOf(pair))
  return row ? toReview(row) : null
}

/** Inserts a review. @returns its id; null when its author has one already, perhaps from a deleted account */
export async function insertReview(
  tx: Executor,
  review: Pair &
    Given &
    Pick<typeof professionalReviews.$inferInsert, 'professionalType'> & {
      authorPseudonym: string
    },
): Promise<ReviewId | null> {
  const [row] = await tx
    .insert(professionalReviews)
    .values({ ...review, isVerifiedContact: hasContacted(tx, review) })
    .onConflictDoNothing()
    .returning({ id: professionalReviews.id })
  return row?.id ?? null
}

/** Changes a user's own review, and checks anew whether it is of a contact. @returns false without one */
export async function updateOwnReview(tx: Executor, pair: Pair, given: Given): Promise<boolean> {
  const changed = await tx
    .update(professionalReviews)
    .set({ ...given, editedAt: sql`now()`, isVerifiedContact: hasContacted(tx, pair) })
    .where(isOf(pair))
    .returning({ id: professionalReviews.id })
  return changed.length > 0
}

/** Deletes a user's own review. @returns false without one */
export async function deleteOwnReview(tx: Executor, pair: Pair): Promise<boolean> {
  const deleted = await tx
    .delete(professionalReviews)
    .where(isOf(pair))
    .returning({ id: professionalReviews.id })
  return deleted.length > 0
}

const isOf = ({ professionalId, reviewerId }: Pair) =>
  and(
    eq(professionalReviews.professionalId, professionalId),
    eq(professionalReviews.reviewerId, reviewerId),
  )

/** Whether a message of the author to the professional was sent. One that still waits for a confirmation was not. */
function hasContacted(tx: Executor, { professionalId, reviewerId }: Pair) {
  const sent = tx
    .select({ id: contactRequests.id })
    .from(contactRequests)
    .where(
      and(
        eq(contactRequests.professionalId, professionalId),
        eq(contactRequests.senderId, reviewerId),
        isNotNull(contactRequests.sentAt),
      ),
    )
  return sql<boolean>`${exists(sent)}`
}

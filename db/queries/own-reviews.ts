import { and, eq, exists, isNotNull, sql } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import { contactRequests, professionalReviews, professionals } from '#db/schema/index.ts'
import type { ProfessionalId, ReviewId, UserId } from '#lib/ids.ts'
import { IS_PUBLIC } from './public-professionals.ts'

/** Whom a review is of, and whose it is. */
export type Pair = { professionalId: ProfessionalId; reviewerId: UserId }

type Given = { rating: number; comment: string | null }

/** A professional who can be reviewed: a public one; null otherwise. */
export async function findReviewable(db: Executor, id: ProfessionalId) {
  const [row] = await reviewable(db, id)
  return row ?? null
}

/** The same, whose row stays until the transaction ends. */
export async function lockReviewable(tx: Executor, id: ProfessionalId) {
  const [row] = await reviewable(tx, id).for('key share')
  return row ?? null
}

const reviewable = (db: Executor, id: ProfessionalId) =>
  db
    .select({ userId: professionals.userId, type: professionals.type })
    .from(professionals)
    .where(and(IS_PUBLIC, eq(professionals.id, id)))

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

import { and, eq, exists, isNotNull, ne, sql } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import {
  contactRequests,
  professionalReviews,
  professionals,
  reviewDecisions,
} from '#db/schema/index.ts'
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

/**
 * Inserts a review. Where an admin hid or removed what the same person wrote before, it waits for one.
 *
 * @returns its id; null when its author has one already, perhaps from a deleted account
 */
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
    .values({
      ...review,
      isVerifiedContact: hasContacted(tx, review),
      state: firstState(tx, review),
    })
    .onConflictDoNothing()
    .returning({ id: professionalReviews.id })
  return row?.id ?? null
}

/**
 * Changes a user's own review, and checks anew whether it is of a contact. A hidden one waits for an admin afterwards.
 *
 * @returns false without one, or for a removed one
 */
export async function updateOwnReview(tx: Executor, pair: Pair, given: Given): Promise<boolean> {
  const changed = await tx
    .update(professionalReviews)
    .set({
      ...given,
      editedAt: sql`now()`,
      isVerifiedContact: hasContacted(tx, pair),
      state: sql`case ${professionalReviews.state} when 'hidden' then 'waiting' else ${professionalReviews.state} end`,
    })
    .where(and(isOf(pair), ne(professionalReviews.state, 'removed')))
    .returning({ id: professionalReviews.id })
  return changed.length > 0
}

/** A user's own review, which stays as it is until the transaction ends; null without one. */
export async function lockOwnReview(tx: Executor, pair: Pair) {
  const [row] = await tx
    .select({
      id: professionalReviews.id,
      professionalType: professionalReviews.professionalType,
    })
    .from(professionalReviews)
    .where(isOf(pair))
    .for('update')
  return row ?? null
}

/** Deletes a review; reports and decisions about it stay. */
export async function deleteReview(tx: Executor, id: ReviewId): Promise<void> {
  await tx.delete(professionalReviews).where(eq(professionalReviews.id, id))
}

const isOf = ({ professionalId, reviewerId }: Pair) =>
  and(
    eq(professionalReviews.professionalId, professionalId),
    eq(professionalReviews.reviewerId, reviewerId),
  )

type Authored = Pick<Pair, 'professionalId'> & { authorPseudonym: string }

/** `waiting` where the newest decision about what this author wrote of the professional was against it, and still stands. */
function firstState(tx: Executor, { professionalId, authorPseudonym }: Authored) {
  const newest = tx
    .select({
      isAgainst: sql`${reviewDecisions.outcome} <> 'kept' and ${reviewDecisions.appealOutcome} is distinct from 'accepted'`,
    })
    .from(reviewDecisions)
    .where(
      and(
        eq(reviewDecisions.professionalId, professionalId),
        eq(reviewDecisions.authorPseudonym, authorPseudonym),
      ),
    )
    .orderBy(sql`${reviewDecisions.createdAt} desc`)
    .limit(1)
  return sql`case when ${newest} then 'waiting' else 'public' end`
}

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

import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import { professionalReviews, professionals, profiles } from '#db/schema/index.ts'
import type { ReviewId } from '#lib/ids.ts'
import { IS_PUBLIC } from './public-professionals.ts'
import { IS_SHOWN } from './shown-reviews.ts'

/**
 * Who wrote a public review of a public professional, and of whom it is; null when there is none. The review stays as it is
 * until the transaction ends, so that no report meets a decision.
 */
export async function lockReviewed(tx: Executor, id: ReviewId) {
  const [row] = await tx
    .select({
      /** Null once the account is deleted. */
      authorId: professionalReviews.reviewerId,
      professionalId: professionalReviews.professionalId,
      professionalType: professionalReviews.professionalType,
      /** The account of the professional. */
      ownerId: professionals.userId,
      professionalName: profiles.displayName,
    })
    .from(professionalReviews)
    .innerJoin(professionals, eq(professionals.id, professionalReviews.professionalId))
    .leftJoin(profiles, eq(profiles.userId, professionals.userId))
    .where(and(IS_PUBLIC, IS_SHOWN, eq(professionalReviews.id, id)))
    .for('key share', { of: professionalReviews })
  return row ?? null
}

/** Stores the professional's answer. @returns false when there is one already */
export async function insertReply(tx: Executor, id: ReviewId, reply: string): Promise<boolean> {
  const changed = await tx
    .update(professionalReviews)
    .set({ reply, repliedAt: sql`now()` })
    .where(and(eq(professionalReviews.id, id), isNull(professionalReviews.reply)))
    .returning({ id: professionalReviews.id })
  return changed.length > 0
}

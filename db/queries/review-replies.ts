import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import { professionalReviews, professionals, profiles } from '#db/schema/index.ts'
import type { ReviewId } from '#lib/ids.ts'
import { IS_PUBLIC } from './public-professionals.ts'

/**
 * Who wrote a review of a public professional, and of whom it is; null when there is none.
 */
export async function findReviewed(db: Executor, id: ReviewId) {
  const [row] = await db
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
    .where(and(IS_PUBLIC, eq(professionalReviews.id, id)))
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

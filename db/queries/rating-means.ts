import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { professionals, ratingMeans } from '#db/schema/index.ts'
import { PROFESSIONAL_TYPES, type ProfessionalType } from '#lib/professionals/types.ts'
import { IS_PUBLIC } from './public-professionals.ts'

/** In stars. Less than this would change the order of nearly nobody, and costs a write of everybody. */
const MOVED = 0.05

/** Stores the mean of the reviews of each profession where it has moved, and puts its order by rating right. */
export async function renewRatingMeans(db: Database): Promise<void> {
  for (const type of PROFESSIONAL_TYPES) await renewMean(db, type)
}

async function renewMean(db: Database, type: ProfessionalType): Promise<void> {
  const { rating, totalReviews } = professionals
  const isRated = and(IS_PUBLIC, eq(professionals.type, type), gt(totalReviews, 0))
  const actual = db
    .select({ mean: sql`sum(${rating} * ${totalReviews}) / sum(${totalReviews})`.as('mean') })
    .from(professionals)
    .where(isRated)
    .as('actual')
  await db.transaction(async (tx) => {
    const moved = await tx
      .update(ratingMeans)
      .set({ mean: sql`actual.mean` })
      .from(actual)
      .where(
        and(eq(ratingMeans.type, type), sql`abs(${ratingMeans.mean} - actual.mean) >= ${MOVED}`),
      )
      .returning({ type: ratingMeans.type })
    if (moved.length === 0) return
    // A trigger derives the value from the mean; hidden people, too, who may be shown again.
    await tx
      .update(professionals)
      .set({ weightedRating: 0 })
      .where(and(eq(professionals.type, type), gt(totalReviews, 0)))
  })
}

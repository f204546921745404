import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { professionals, ratingMeans } from '#db/schema/index.ts'
import type { ProfessionalId } from '#lib/ids.ts'
import { PROFESSIONAL_TYPES, type ProfessionalType } from '#lib/professionals/types.ts'
import { IS_PUBLIC } from './public-professionals.ts'

/** In stars. Less than this would change the order of nearly nobody, and costs a write of everybody. */
const MOVED = 0.05

/** A statement has 2.5 s, and a row takes 0.2 ms. */
const ROWS_AT_ONCE = 1_000

/** Before every id. */
const NOBODY = '00000000-0000-0000-0000-000000000000' as ProfessionalId

/**
 * Stores the mean of the reviews of each profession where it has moved, and puts its order by rating right: piece by piece,
 * so that a run that ends before it has been through everybody is continued by the next one.
 */
export async function renewRatingMeans(db: Database): Promise<void> {
  for (const type of PROFESSIONAL_TYPES) {
    await renewMean(db, type)
    while (await orderNext(db, type));
  }
}

async function renewMean(db: Database, type: ProfessionalType): Promise<void> {
  const { rating, totalReviews } = professionals
  const isRated = and(IS_PUBLIC, eq(professionals.type, type), gt(totalReviews, 0))
  const actual = db
    .select({ mean: sql`sum(${rating} * ${totalReviews}) / sum(${totalReviews})`.as('mean') })
    .from(professionals)
    .where(isRated)
    .as('actual')
  await db
    .update(ratingMeans)
    .set({ mean: sql`actual.mean`, orderedTo: NOBODY })
    .from(actual)
    .where(and(eq(ratingMeans.type, type), sql`abs(${ratingMeans.mean} - actual.mean) >= ${MOVED}`))
}

/** @returns whether there may be more */
function orderNext(db: Database, type: ProfessionalType): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isOfType = eq(ratingMeans.type, type)
    const [{ orderedTo } = {}] = await tx.select().from(ratingMeans).where(isOfType).for('update')
    if (!orderedTo) return false
    const { id, totalReviews } = professionals
    const next = await tx
      .select({ id })
      .from(professionals)
      .where(and(eq(professionals.type, type), gt(totalReviews, 0), gt(id, orderedTo)))
      .orderBy(id)
      .limit(ROWS_AT_ONCE)
    const ids = next.map((one) => one.id)
    // A trigger derives the value from the mean; of hidden people, too, who may be shown again.
    if (ids.length > 0)
      await tx.update(professionals).set({ weightedRating: 0 }).where(inArray(id, ids))
    await tx
      .update(ratingMeans)
      .set({ orderedTo: ids.at(-1) ?? null })
      .where(isOfType)
    return ids.length > 0
  })
}

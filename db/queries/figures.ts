import { eq, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { professionalReviews, professionals } from '#db/schema/index.ts'
import { IS_PUBLIC } from './public-professionals.ts'

/** Of public professionals. `averageRating` is over their reviews, to one decimal; null without any. */
export type MarketFigures = { professionals: number; cities: number; averageRating: number | null }

/** The three figures of the home page. */
export async function marketFigures(db: Database): Promise<MarketFigures> {
  const averageRating = db
    .select({ value: sql`round(avg(${professionalReviews.rating}), 1)::double precision` })
    .from(professionalReviews)
    .innerJoin(professionals, eq(professionals.id, professionalReviews.professionalId))
    .where(IS_PUBLIC)
  const [figures] = await db
    .select({
      professionals: sql<number>`count(*)::integer`,
      cities: sql<number>`count(distinct ${professionals.cityId})::integer`,
      averageRating: sql<number | null>`${averageRating}`,
    })
    .from(professionals)
    .where(IS_PUBLIC)
  return figures ?? { professionals: 0, cities: 0, averageRating: null }
}

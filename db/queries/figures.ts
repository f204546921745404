import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { professionalReviews, professionals } from '#db/schema/index.ts'

/** `averageRating` is over all reviews, to one decimal; null when there is none. */
export type MarketFigures = { professionals: number; cities: number; averageRating: number | null }

/** The three numbers that the home page shows. */
export async function marketFigures(db: Database): Promise<MarketFigures> {
  const [figures] = await db
    .select({
      professionals: sql<number>`count(*)::integer`,
      cities: sql<number>`count(distinct ${professionals.cityId})::integer`,
      averageRating: sql<number | null>`(
        select round(avg(${professionalReviews.rating}), 1)::double precision from ${professionalReviews}
      )`,
    })
    .from(professionals)
  return figures ?? { professionals: 0, cities: 0, averageRating: null }
}

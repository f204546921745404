import { and, countDistinct, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { professionalReviews, professionals, sessions } from '#db/schema/index.ts'
import { IS_PUBLIC } from './public-professionals.ts'
import { IS_SHOWN } from './shown-reviews.ts'

/** Of public professionals. `averageRating` is over their reviews, to one decimal; null without any. */
export type MarketFigures = { professionals: number; cities: number; averageRating: number | null }

/** The three figures of the home page. */
export async function marketFigures(db: Database): Promise<MarketFigures> {
  const averageRating = db
    .select({ value: sql`round(avg(${professionalReviews.rating}), 1)::double precision` })
    .from(professionalReviews)
    .innerJoin(professionals, eq(professionals.id, professionalReviews.professionalId))
    .where(and(IS_PUBLIC, IS_SHOWN))
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

/** Sessions are kept for a little longer. */
export const ACTIVE_DAYS = 30

/** `certified`: public professionals with a certification. `active`: people who used their account in the last days. */
export type CommunityFigures = { certified: number; active: number }

/** The other two figures of the about page. */
export async function communityFigures(db: Database): Promise<CommunityFigures> {
  const certified = db.$count(
    professionals,
    and(IS_PUBLIC, sql`cardinality(${professionals.certifications}) > 0`),
  )
  const recently = sql`now() - make_interval(days => ${ACTIVE_DAYS}::int)`
  const active = db
    .select({ people: countDistinct(sessions.userId) })
    .from(sessions)
    .where(gt(sessions.lastSeenAt, recently))
  const [count, [row]] = await Promise.all([certified, active])
  return { certified: count, active: row?.people ?? 0 }
}

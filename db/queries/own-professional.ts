import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor } from '#db/client.ts'
import { professionalReviews, professionals, profiles } from '#db/schema/index.ts'
import type { UserId } from '#lib/ids.ts'
import { certificationCounts } from '#lib/professionals/certification-counts.ts'
import { comesBefore } from './professional-filters.ts'
import { CERTIFICATIONS, subselect } from './professional-rows.ts'
import { IS_SHOWN } from './shown-reviews.ts'

/** The professional that a user is; null without one. */
export async function findOwnProfessional(db: Executor, userId: UserId) {
  const [row] = await db
    .select({
      professionalId: professionals.id,
      type: professionals.type,
      name: profiles.displayName,
      avatar: profiles.avatarUrl,
    })
    .from(professionals)
    .innerJoin(profiles, eq(profiles.userId, professionals.userId))
    .where(eq(professionals.userId, userId))
  return row ?? null
}

/**
 * What a user's place in the lists is made of, and the place itself: one more than come before in the order of the public
 * list; null while their profile is not public.
 *
 * @returns null without a professional
 */
export async function findOwnRanking(db: Executor, userId: UserId) {
  const rival = alias(professionals, 'rival')
  const isRival = and(sql`${rival.isPublic}`, eq(rival.type, professionals.type))
  const before = sql`select count(*)::integer from ${professionals} rival where ${and(isRival, comesBefore(rival))}`
  const [row] = await db
    .select({
      professionalId: professionals.id,
      rating: professionals.rating,
      totalReviews: professionals.totalReviews,
      experienceYears: professionals.experienceYears,
      ...CERTIFICATIONS,
      score: professionals.rankingScore,
      participates: professionals.participateRanking,
      position: sql<number | null>`case when ${professionals.isPublic} then 1 + (${before}) end`,
      of: subselect<number>(
        sql`select count(*)::integer from ${professionals} rival where ${isRival}`,
      ),
      ratingCounts: subselect<number[]>(sql`array(
        select (
          select count(*)::integer from ${professionalReviews}
          where ${and(eq(professionalReviews.professionalId, professionals.id), IS_SHOWN, sql`${professionalReviews.rating} = stars`)}
        )
        from generate_series(1, 5) as stars order by stars
      )`),
    })
    .from(professionals)
    .where(eq(professionals.userId, userId))
  if (!row) return null
  const { certifications, checkedCertifications, ...ranking } = row
  return { ...ranking, ...certificationCounts({ certifications, checkedCertifications }) }
}

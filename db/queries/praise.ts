import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '#db/client.ts'
import { professionalReviews, professionals, profiles } from '#db/schema/index.ts'
import type { HomeReview } from '#lib/home/home.ts'
import { avatarUrl } from '#lib/professionals/avatar-url.ts'
import { IS_PUBLIC } from './public-professionals.ts'
import { IS_SHOWN } from './shown-reviews.ts'

/** A review of five stars, by somebody with a name, of somebody with one. */
export type Praise = Omit<HomeReview, 'quote'> & { comment: string }

/** How many are read to choose from. */
const CANDIDATES = 60

/** The newest shown reviews of five stars with a comment. */
export async function newestPraise(db: Database): Promise<Praise[]> {
  const reviewer = alias(profiles, 'reviewer')
  const rows = await db
    .select({
      comment: sql<string>`${professionalReviews.comment}`,
      reviewerName: sql<string>`${reviewer.displayName}`,
      id: professionals.id,
      type: professionals.type,
      name: sql<string>`${profiles.displayName}`,
      avatar: profiles.avatarUrl,
    })
    .from(professionalReviews)
    .innerJoin(reviewer, eq(reviewer.userId, professionalReviews.reviewerId))
    .innerJoin(professionals, eq(professionals.id, professionalReviews.professionalId))
    .innerJoin(profiles, eq(profiles.userId, professionals.userId))
    .where(
      and(
        IS_PUBLIC,
        IS_SHOWN,
        eq(professionalReviews.rating, 5),
        isNotNull(professionalReviews.comment),
        isNotNull(reviewer.displayName),
        isNotNull(profiles.displayName),
      ),
    )
    .orderBy(desc(professionalReviews.createdAt), professionalReviews.id)
    .limit(CANDIDATES)
  return rows.map(({ comment, reviewerName, avatar, ...professional }) => ({
    comment,
    reviewerName,
    professional: { ...professional, avatarUrl: avatarUrl(avatar) },
  }))
}

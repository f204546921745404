import { and, asc, desc, eq, isNotNull, lt, notInArray, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { professionalReviews, profiles } from '#db/schema/index.ts'
import type { ProfessionalId } from '#lib/ids.ts'
import { REVIEWS_PAGE_SIZE } from '#lib/professionals/schemas.ts'
import type { Candidate } from '#lib/professionals/highlights.ts'
import { IS_SHOWN } from './shown-reviews.ts'

/** How many of those with five stars are read to choose from. */
const CANDIDATES = 12

/** The reviews from which `highlightsOf` chooses. Praise that the first page shows anyway is not among them. */
export async function findHighlighted(
  db: Database,
  professionalId: ProfessionalId,
): Promise<{ best: Candidate[]; lowest: Candidate | null }> {
  const shown = and(eq(professionalReviews.professionalId, professionalId), IS_SHOWN)
  const newest = [desc(professionalReviews.createdAt), asc(professionalReviews.id)]
  const onFirstPage = db
    .select({ id: professionalReviews.id })
    .from(professionalReviews)
    .where(shown)
    .orderBy(...newest)
    .limit(REVIEWS_PAGE_SIZE)
  const withWords = () =>
    db
      .select({
        id: professionalReviews.id,
        reviewerName: profiles.displayName,
        rating: professionalReviews.rating,
        createdAt: professionalReviews.createdAt,
        comment: sql<string>`${professionalReviews.comment}`,
      })
      .from(professionalReviews)
      .leftJoin(profiles, eq(profiles.userId, professionalReviews.reviewerId))
  const praised = and(
    eq(professionalReviews.rating, 5),
    notInArray(professionalReviews.id, onFirstPage),
  )
  const has = and(shown, isNotNull(professionalReviews.comment))
  const [best, [lowest]] = await Promise.all([
    withWords()
      .where(and(has, praised))
      .orderBy(...newest)
      .limit(CANDIDATES),
    withWords()
      .where(and(has, lt(professionalReviews.rating, 5)))
      .orderBy(asc(professionalReviews.rating), ...newest)
      .limit(1),
  ])
  return { best: best.map(inUtc), lowest: lowest ? inUtc(lowest) : null }
}

const inUtc = ({ createdAt, ...review }: Omit<Candidate, 'createdAt'> & { createdAt: Date }) => ({
  ...review,
  createdAt: createdAt.toISOString(),
})

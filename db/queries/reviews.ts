import { and, asc, count, desc, eq, exists, sql, type SQL } from 'drizzle-orm'
import type { Database, Executor } from '#db/client.ts'
import { professionalReviews, professionals, profiles, reviewDecisions } from '#db/schema/index.ts'
import type { ProfessionalId, ReviewId, UserId } from '#lib/ids.ts'
import { pageAt } from '#lib/paging/page-at.ts'
import { REVIEWS_PAGE_SIZE, type Review } from '#lib/professionals/schemas.ts'
import type { OwnReview } from '#lib/reviews/schemas.ts'
import type { ReviewState } from '#lib/reviews/moderation.ts'
import { IS_PUBLIC } from './public-professionals.ts'
import { IS_SHOWN } from './shown-reviews.ts'

/** The public columns of a review; from it joined with `profiles` by its author. */
const REVIEW_COLUMNS = {
  id: professionalReviews.id,
  reviewerName: profiles.displayName,
  rating: professionalReviews.rating,
  comment: professionalReviews.comment,
  createdAt: professionalReviews.createdAt,
  editedAt: professionalReviews.editedAt,
  isVerifiedContact: professionalReviews.isVerifiedContact,
  reply: professionalReviews.reply,
  repliedAt: professionalReviews.repliedAt,
}

type ReviewRow = Omit<Review, 'createdAt' | 'editedAt' | 'reply'> & {
  createdAt: Date
  editedAt: Date | null
  reply: string | null
  repliedAt: Date | null
}

function toReview({ reply, repliedAt, ...row }: ReviewRow): Review {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    reply: reply !== null && repliedAt ? { text: reply, at: repliedAt.toISOString() } : null,
  }
}

/** A public review as visitors see it; null when there is none. */
export async function findReview(db: Executor, id: ReviewId): Promise<Review | null> {
  const [row] = await db
    .select(REVIEW_COLUMNS)
    .from(professionalReviews)
    .leftJoin(profiles, eq(profiles.userId, professionalReviews.reviewerId))
    .where(and(eq(professionalReviews.id, id), IS_SHOWN))
  return row ? toReview(row) : null
}

/** A review as its author sees it: also one that nobody else does, and why; null when there is none. */
export async function findOwnReview(
  db: Executor,
  { professionalId, reviewerId }: { professionalId: ProfessionalId; reviewerId: UserId },
): Promise<OwnReview | null> {
  const newest = db
    .select({ reason: reviewDecisions.reason })
    .from(reviewDecisions)
    .where(eq(reviewDecisions.reviewId, professionalReviews.id))
    .orderBy(desc(reviewDecisions.createdAt))
    .limit(1)
  const [row] = await db
    .select({
      review: REVIEW_COLUMNS,
      state: sql<ReviewState>`${professionalReviews.state}`,
      reason: sql<
        string | null
      >`case when ${professionalReviews.state} <> 'public' then ${newest} end`,
    })
    .from(professionalReviews)
    .leftJoin(profiles, eq(profiles.userId, professionalReviews.reviewerId))
    .where(
      and(
        eq(professionalReviews.professionalId, professionalId),
        eq(professionalReviews.reviewerId, reviewerId),
      ),
    )
  return row ? { ...toReview(row.review), state: row.state, reason: row.reason } : null
}

export type ReviewsPage = { items: Review[]; total: number; page: number }

type Wanted = { professionalId: ProfessionalId; page: number }

/**
 * One page of a professional's reviews, newest first; beyond the end, the last one. Empty for a professional who is not
 * public.
 */
export function listReviews(db: Database, { professionalId, page }: Wanted): Promise<ReviewsPage> {
  const professional = db
    .select({ id: professionals.id })
    .from(professionals)
    .where(and(IS_PUBLIC, eq(professionals.id, professionalId)))
  return listPage(db, and(isOf(professionalId), exists(professional)), page)
}

/** The same for the professional, who need not be public. */
export const listOwnReviews = (
  db: Database,
  { professionalId, page }: Wanted,
): Promise<ReviewsPage> => listPage(db, isOf(professionalId), page)

const isOf = (id: ProfessionalId) => and(eq(professionalReviews.professionalId, id), IS_SHOWN)

async function listPage(db: Database, where: SQL | undefined, page: number): Promise<ReviewsPage> {
  const [counted] = await db.select({ total: count() }).from(professionalReviews).where(where)
  const total = counted?.total ?? 0
  const shown = pageAt(page, total, REVIEWS_PAGE_SIZE)
  const rows = await db
    .select(REVIEW_COLUMNS)
    .from(professionalReviews)
    .leftJoin(profiles, eq(profiles.userId, professionalReviews.reviewerId))
    .where(where)
    .orderBy(desc(professionalReviews.createdAt), asc(professionalReviews.id))
    .limit(REVIEWS_PAGE_SIZE)
    .offset(shown.offset)
  return { items: rows.map(toReview), total, page: shown.page }
}

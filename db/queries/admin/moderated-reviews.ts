import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor } from '#db/client.ts'
import {
  professionalReviews,
  professionals,
  profiles,
  reviewDecisions,
  reviewReports,
} from '#db/schema/index.ts'
import type { ModeratedReview } from '#lib/admin/reviews-schemas.ts'
import type { ReviewId } from '#lib/ids.ts'
import { avatarUrl } from '#lib/professionals/avatar-url.ts'

/** The profile of the professional who was reviewed. */
export const reviewedProfile = alias(profiles, 'reviewed_profile')

/** The professional's columns; from `professionals` joined with `reviewedProfile`. */
export const OF_PROFESSIONAL = {
  id: professionals.id,
  type: professionals.type,
  name: reviewedProfile.displayName,
  avatarUrl: reviewedProfile.avatarUrl,
}

/** A professional whose stored picture is an address. */
export const withFace = <Of extends { avatarUrl: string | null }>(professional: Of): Of => ({
  ...professional,
  avatarUrl: avatarUrl(professional.avatarUrl),
})

/** Reviews with their context, in the order of the ids; those that are gone are left out. */
export async function listModerated(
  db: Executor,
  ids: readonly ReviewId[],
): Promise<ModeratedReview[]> {
  if (ids.length === 0) return []
  const [reviews, reports] = [await listReviews(db, ids), await listReports(db, ids)]
  const before = await listBefore(db, ids)
  const byId = new Map(reviews.map((review) => [review.id, review]))
  return ids.flatMap((id) => {
    const review = byId.get(id)
    if (!review) return []
    const { createdAt, editedAt, authorAvatarUrl, professional, ...rest } = review
    return {
      ...rest,
      authorAvatarUrl: avatarUrl(authorAvatarUrl),
      professional: withFace(professional),
      createdAt: createdAt.toISOString(),
      editedAt: editedAt?.toISOString() ?? null,
      reports: reports.get(id) ?? [],
      before: before.get(id) ?? null,
    }
  })
}

const other = alias(professionalReviews, 'other')

function listReviews(db: Executor, ids: readonly ReviewId[]) {
  const isOther = sql`${other.id} <> ${professionalReviews.id}`
  const day = sql`date_trunc('day', ${professionalReviews.createdAt}, 'UTC')`
  const words = (text: typeof other.comment | typeof professionalReviews.comment) =>
    sql`lower(regexp_replace(btrim(${text}), '[[:space:]]+', ' ', 'g'))`
  return db
    .select({
      id: professionalReviews.id,
      author: profiles.displayName,
      authorAvatarUrl: profiles.avatarUrl,
      rating: professionalReviews.rating,
      comment: professionalReviews.comment,
      reply: professionalReviews.reply,
      isVerifiedContact: professionalReviews.isVerifiedContact,
      state: professionalReviews.state,
      createdAt: professionalReviews.createdAt,
      editedAt: professionalReviews.editedAt,
      professional: OF_PROFESSIONAL,
      otherReviews: sql<number>`(
        select count(*)::integer from ${professionalReviews} other
        where ${other.reviewerId} = ${professionalReviews.reviewerId} and ${isOther})`,
      sameTexts: sql<number>`(
        select count(*)::integer from ${professionalReviews} other
        where ${other.createdAt} >= ${day} and ${other.createdAt} < ${day} + interval '1 day'
          and ${words(other.comment)} = ${words(professionalReviews.comment)} and ${isOther})`,
    })
    .from(professionalReviews)
    .innerJoin(professionals, eq(professionals.id, professionalReviews.professionalId))
    .leftJoin(reviewedProfile, eq(reviewedProfile.userId, professionals.userId))
    .leftJoin(profiles, eq(profiles.userId, professionalReviews.reviewerId))
    .where(inArray(professionalReviews.id, [...ids]))
}

async function listReports(db: Executor, ids: readonly ReviewId[]) {
  const rows = await db
    .select({
      reviewId: reviewReports.reviewId,
      id: reviewReports.id,
      isByProfessional: sql<boolean>`${reviewReports.reporterId} = ${professionals.userId}`,
      reason: reviewReports.reason,
      details: reviewReports.details,
      state: reviewReports.state,
      createdAt: reviewReports.createdAt,
    })
    .from(reviewReports)
    .innerJoin(professionals, eq(professionals.id, reviewReports.professionalId))
    .where(inArray(reviewReports.reviewId, [...ids]))
    .orderBy(asc(reviewReports.createdAt), asc(reviewReports.id))
  const byReview = new Map<ReviewId, ModeratedReview['reports']>()
  for (const { reviewId, createdAt, ...report } of rows) {
    const of = byReview.get(reviewId!) ?? []
    of.push({ ...report, createdAt: createdAt.toISOString() })
    byReview.set(reviewId!, of)
  }
  return byReview
}

/** The newest decision about the author and professional of each review. */
async function listBefore(db: Executor, ids: readonly ReviewId[]) {
  const rows = await db
    .selectDistinctOn([professionalReviews.id], {
      reviewId: professionalReviews.id,
      outcome: reviewDecisions.outcome,
      reason: reviewDecisions.reason,
      createdAt: reviewDecisions.createdAt,
    })
    .from(professionalReviews)
    .innerJoin(
      reviewDecisions,
      and(
        eq(reviewDecisions.professionalId, professionalReviews.professionalId),
        eq(reviewDecisions.authorPseudonym, professionalReviews.authorPseudonym),
      ),
    )
    .where(inArray(professionalReviews.id, [...ids]))
    .orderBy(professionalReviews.id, desc(reviewDecisions.createdAt))
  return new Map(
    rows.map(({ reviewId, createdAt, ...decision }) => [
      reviewId,
      { ...decision, createdAt: createdAt.toISOString() },
    ]),
  )
}

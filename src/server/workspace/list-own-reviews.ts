import { findOwnRanking } from '#db/queries/own-professional.ts'
import { listOwnReviews as findPage } from '#db/queries/reviews.ts'
import type { SignedIn } from '#lib/actor.ts'
import { AppError } from '#lib/http/errors.ts'
import { REVIEWS_PAGE_SIZE, type ReviewsRequest } from '#lib/professionals/schemas.ts'
import type { OwnReviews } from '#lib/workspace/schemas.ts'
import type { Dependencies } from '#server/dependencies.ts'

type Input = { actor: SignedIn; query: ReviewsRequest }

/**
 * One page of the signed-in professional's reviews, newest first, and what their place in the lists is made of.
 *
 * @throws NOT_FOUND without a professional's row
 */
export async function listOwnReviews(
  { db }: Pick<Dependencies, 'db'>,
  { actor, query: { page } }: Input,
): Promise<OwnReviews> {
  const own = await findOwnRanking(db, actor.userId)
  if (!own) throw new AppError('NOT_FOUND', 'no professional')
  const { professionalId, ratingCounts, ...ranking } = own
  const found = await findPage(db, { professionalId, page })
  return {
    ...found,
    pageSize: REVIEWS_PAGE_SIZE,
    professionalId,
    rating: ranking.rating,
    ratingCounts,
    ranking,
  }
}

import { findProfessional } from '#db/queries/professionals.ts'
import { listReviews as findPage } from '#db/queries/reviews.ts'
import { AppError } from '#lib/http/errors.ts'
import type { ProfessionalId } from '#lib/ids.ts'
import {
  REVIEWS_PAGE_SIZE,
  type ReviewsRequest,
  type ReviewsResponse,
} from '#lib/professionals/schemas.ts'
import type { Dependencies } from '#server/dependencies.ts'

type ListReviewsInput = { params: { id: ProfessionalId }; query: ReviewsRequest }

/** One page of a professional's reviews, newest first. @throws NOT_FOUND for a missing professional */
export async function listReviews(
  { db }: Pick<Dependencies, 'db'>,
  { params: { id }, query: { page } }: ListReviewsInput,
): Promise<ReviewsResponse> {
  const found = await findPage(db, { professionalId: id, page })
  // A professional with reviews exists: only an empty list needs the check.
  if (found.total === 0 && !(await findProfessional(db, { id }))) {
    throw new AppError('NOT_FOUND', 'no such professional')
  }
  return { ...found, pageSize: REVIEWS_PAGE_SIZE }
}

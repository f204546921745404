import { AppError } from '#lib/http/errors.ts'
import { ProfessionalId } from '#lib/ids.ts'
import type { ProfessionalProfile, ReviewsResponse } from '#lib/professionals/contract.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { getProfessional } from './get-professional.ts'
import { listReviews } from './list-reviews.ts'

export type GetProfilePageOptions = {
  type: ProfessionalType
  /** From the URL, in upper or lower case. */
  id: string
  reviewsPage: number
}

/**
 * The data of a profile page: the professional and one page of the reviews.
 *
 * @throws NOT_FOUND for an id that is malformed, missing, or belongs to another profession
 */
export async function getProfilePage(
  deps: Pick<Dependencies, 'db'>,
  { type, id: text, reviewsPage }: GetProfilePageOptions,
): Promise<{ professional: ProfessionalProfile; reviews: ReviewsResponse }> {
  const { data: id } = ProfessionalId.safeParse(text)
  if (!id) throw new AppError('NOT_FOUND', 'malformed id')
  const [professional, reviews] = await Promise.all([
    getProfessional(deps, { params: { id }, type }),
    listReviews(deps, { params: { id }, query: { page: reviewsPage } }),
  ])
  return { professional, reviews }
}

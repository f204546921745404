import { findHighlighted } from '#db/queries/highlighted-reviews.ts'
import { AppError } from '#lib/http/errors.ts'
import { ProfessionalId } from '#lib/ids.ts'
import type { ProfilePage } from '#lib/professionals/profile-page.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { highlightsOf, type Highlights } from '#lib/professionals/highlights.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { getProfessional } from './get-professional.ts'
import { listReviews } from './list-reviews.ts'

export type GetProfilePageOptions = {
  type: ProfessionalType
  /** From the URL, in upper or lower case. */
  id: string
  reviewsPage: number
}

const NO_HIGHLIGHTS: Highlights = { praise: [], lowest: null }

/**
 * The data of a profile page: the professional, one page of the reviews, and above the first of several pages what is
 * highlighted of all.
 *
 * @throws NOT_FOUND for an id that is malformed, missing, or belongs to another profession
 */
export async function getProfilePage(
  deps: Pick<Dependencies, 'db'>,
  { type, id: text, reviewsPage }: GetProfilePageOptions,
): Promise<ProfilePage> {
  const { data: id } = ProfessionalId.safeParse(text)
  if (!id) throw new AppError('NOT_FOUND', 'malformed id')
  const [professional, reviews, found] = await Promise.all([
    getProfessional(deps, { params: { id }, type }),
    listReviews(deps, { params: { id }, query: { page: reviewsPage } }),
    reviewsPage === 1 ? findHighlighted(deps.db, id) : undefined,
  ])
  const isOneOfMany = reviews.total > reviews.items.length
  const highlights = found && isOneOfMany ? highlightsOf(found.best, found.lowest) : NO_HIGHLIGHTS
  return { professional, reviews, highlights }
}

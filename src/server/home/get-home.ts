import { marketFigures } from '#db/queries/figures.ts'
import { newestPraise, type Praise } from '#db/queries/praise.ts'
import type { Home, HomeProfession, HomeReview } from '#lib/home/home.ts'
import { readListQuery } from '#lib/professionals/list-query.ts'
import { quoteOf } from '#lib/professionals/quote.ts'
import { PROFESSIONAL_TYPES, type ProfessionalType } from '#lib/professionals/types.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { listProfessionals } from '#server/professionals/list-professionals.ts'

/** How many people of each profession, and how many reviews, the home page shows. */
const SHOWN = 3

/** The people, figures and reviews of the home page. */
export async function getHome(deps: Pick<Dependencies, 'db'>): Promise<Home> {
  const [figures, praise, ...professions] = await Promise.all([
    marketFigures(deps.db),
    newestPraise(deps.db),
    ...PROFESSIONAL_TYPES.map((type) => getProfession(deps, type)),
  ])
  return { figures, professions, reviews: chooseReviews(praise) }
}

async function getProfession(
  deps: Pick<Dependencies, 'db'>,
  type: ProfessionalType,
): Promise<HomeProfession> {
  const { query } = readListQuery(type, new URLSearchParams())
  const {
    top10 = [],
    total,
    isMore,
  } = await listProfessionals(deps, {
    query: { ...query, top10: true },
  })
  return { type, best: top10.slice(0, SHOWN), total, isMore }
}

/**
 * Of the newest reviews that have a quotation the first of each profession, then of those who are left; nobody is praised
 * or praises twice.
 */
export function chooseReviews(praise: readonly Praise[]): HomeReview[] {
  const quotable = praise.flatMap(({ comment, ...rest }) => {
    const quote = quoteOf([comment])
    return quote === null ? [] : [{ ...rest, quote }]
  })
  const chosen: HomeReview[] = []
  const take = (isWanted: (review: HomeReview) => boolean) => {
    const found = quotable.find((review) => isWanted(review) && isNew(review, chosen))
    if (found) chosen.push(found)
    return found !== undefined
  }
  for (const type of PROFESSIONAL_TYPES) take(({ professional }) => professional.type === type)
  while (chosen.length < SHOWN && take(() => true));
  return chosen
}

const isNew = (review: HomeReview, chosen: readonly HomeReview[]) =>
  chosen.every(
    ({ reviewerName, professional, quote }) =>
      reviewerName !== review.reviewerName &&
      professional.id !== review.professional.id &&
      quote !== review.quote,
  )

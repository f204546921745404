import { island } from '#client/island/island.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { formatRating } from '#lib/format/number.ts'
import type { RankingFacts } from '#lib/professionals/ranking.ts'

type Props = {
  professional: Pick<RankingFacts, 'rating' | 'totalReviews' | 'experienceYears'>
}

/** The average with the number of reviews, and years; the score is in the ring. */
export function Facts({ professional: { rating, totalReviews, experienceYears } }: Props) {
  const t = useT('list', 'professionals')
  const locale = useLocale()
  const stars = formatRating(rating, locale)
  const years =
    experienceYears === 0 ? t('list.firstYear') : t('list.years', { count: experienceYears })
  return (
    <>
      {totalReviews === 0 ? (
        <span>{t('professionals.rating.none')}</span>
      ) : (
        <>
          <span aria-hidden="true">
            <span className="text-star">★</span> <b className="font-semibold text-ink">{stars}</b> (
            {totalReviews})
          </span>
          <span className="sr-only">
            {t('professionals.rating.stars', { rating: stars })},{' '}
            {t('professionals.rating.count', { count: totalReviews })}
          </span>
        </>
      )}
      <span className="years">{years}</span>
    </>
  )
}

/** The same in a page without a script. */
export const StaticFacts = island(Facts, 'list', 'professionals')

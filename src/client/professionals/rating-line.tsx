import { island } from '#client/island/island.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { formatRating } from '#lib/format/number.ts'
import type { ProfessionalCard } from '#lib/professionals/schemas.ts'
import { Stars } from '#ui/stars.tsx'

type Props = {
  professional: Pick<ProfessionalCard, 'rating' | 'totalReviews'>
}

/** Stars, average and number of reviews; without reviews, a text instead of zero. */
export function RatingLine({ professional: { rating, totalReviews } }: Props) {
  const t = useT('professionals')
  const locale = useLocale()
  if (totalReviews === 0) {
    return <p className="text-sm text-ink-soft">{t('professionals.rating.none')}</p>
  }
  const text = formatRating(rating, locale)
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 text-sm text-ink-soft tabular">
      <Stars value={rating} label={t('professionals.rating.stars', { rating: text })} />
      <span aria-hidden="true">
        {text} ({totalReviews})
      </span>
      <span className="sr-only">{t('professionals.rating.count', { count: totalReviews })}</span>
    </p>
  )
}

/** The same in a page without a script. */
export const StaticRatingLine = island(RatingLine, 'professionals')

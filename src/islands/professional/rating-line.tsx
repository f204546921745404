import { formatRating } from '#lib/format/number.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'
import type { ProfessionalCard } from '#lib/professionals/schemas.ts'
import { Stars } from '#ui/stars.tsx'

/** A translator whose texts include those about professionals. */
export type ProfessionalT = Translate<Pick<Texts, 'professionals'>>

type Props = {
  professional: Pick<ProfessionalCard, 'rating' | 'totalReviews'>
  locale: Locale
  t: ProfessionalT
}

/** Stars, average and number of reviews; without reviews, a text instead of zero. */
export function RatingLine({ professional: { rating, totalReviews }, locale, t }: Props) {
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

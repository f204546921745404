import { formatRating } from '#lib/format/number.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { averageOf, totalOf, type RatingCounts } from '#lib/reviews/rating-counts.ts'
import { Stars } from '#ui/stars.tsx'
import { Distribution } from './distribution.tsx'
import type { ReviewT } from './texts.ts'

type Props = { counts: RatingCounts; locale: Locale; t: ReviewT }

/** The average, the number of reviews, and how many gave each rating. */
export function Summary({ counts, locale, t }: Props) {
  const total = totalOf(counts)
  const rating = averageOf(counts)
  const average = formatRating(rating, locale)
  return (
    <div className="mb-4 grid items-center gap-x-8 gap-y-4 rounded-card bg-surface-2 p-5 sm:grid-cols-[auto_1fr]">
      <div className="flex items-center gap-3 sm:flex-col sm:gap-1">
        <p className="font-display text-3xl font-bold tabular">{average}</p>
        <p className="text-sm text-ink-soft">
          <Stars value={rating} label={t('professionals.rating.stars', { rating: average })} />
          <br />
          {t('professionals.rating.count', { count: total })}
        </p>
      </div>
      <Distribution counts={counts} locale={locale} t={t} />
    </div>
  )
}

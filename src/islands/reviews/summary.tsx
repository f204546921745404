import { formatCount, formatRating } from '#lib/format/number.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { averageOf, totalOf, type RatingCounts } from '#lib/reviews/rating-counts.ts'
import { Stars } from '#ui/stars.tsx'
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
      <dl aria-label={t('profile.reviews.distribution')} className="grid gap-1.5 text-sm tabular">
        {[5, 4, 3, 2, 1].map((stars) => {
          const count = counts[stars - 1] ?? 0
          return (
            <div key={stars} className="grid grid-cols-[6.5rem_1fr_2rem] items-center gap-3">
              <dt>{t('profile.reviews.starsRow', { count: stars })}</dt>
              <dd className="contents">
                <span
                  className="block h-2 overflow-hidden rounded-full bg-surface"
                  aria-hidden="true"
                >
                  <span
                    className="block h-full rounded-full bg-star"
                    style={{ width: `${(100 * count) / total}%` }}
                  />
                </span>
                <span className="text-end">{formatCount(count, locale)}</span>
              </dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}

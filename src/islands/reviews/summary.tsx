import { formatRating } from '#lib/format/number.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { averageOf, totalOf, type RatingCounts } from '#lib/reviews/rating-counts.ts'
import { Stars } from '#ui/stars.tsx'
import { Distribution } from '#client/reviews/distribution.tsx'

type Props = { counts: RatingCounts }

/** The average, the number of reviews, and how many gave each rating. */
export function Summary({ counts }: Props) {
  const t = useT('professionals')
  const locale = useLocale()
  const total = totalOf(counts)
  const rating = averageOf(counts)
  const average = formatRating(rating, locale)
  return (
    <div className="mb-4 grid items-center gap-x-8 gap-y-4 rounded-card bg-surface-2 p-5 sm:grid-cols-[auto_1fr]">
      <div className="flex items-center gap-3 sm:flex-col sm:gap-1">
        <p className="font-display text-3xl font-heading tabular">{average}</p>
        <p className="text-sm text-ink-soft">
          <Stars value={rating} label={t('professionals.rating.stars', { rating: average })} />
          <br />
          {t('professionals.rating.count', { count: total })}
        </p>
      </div>
      <Distribution counts={counts} />
    </div>
  )
}

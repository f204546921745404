import { formatCount } from '#lib/format/number.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { totalOf, type RatingCounts } from '#lib/reviews/rating-counts.ts'

type Props = { counts: RatingCounts }

/** How many reviews gave each rating. */
export function Distribution({ counts }: Props) {
  const t = useT('profileReviews')
  const locale = useLocale()
  const total = totalOf(counts)
  return (
    <dl aria-label={t('profileReviews.distribution')} className="grid gap-1.5 text-sm tabular">
      {[5, 4, 3, 2, 1].map((stars) => {
        const count = counts[stars - 1] ?? 0
        return (
          <div key={stars} className="grid grid-cols-[6.5rem_1fr_2rem] items-center gap-3">
            <dt>{t('profileReviews.starsRow', { count: stars })}</dt>
            <dd className="contents">
              <span
                className="block h-2 overflow-hidden rounded-full bg-surface"
                aria-hidden="true"
              >
                <span
                  className="block h-full rounded-full bg-star"
                  style={{ width: `${(100 * count) / Math.max(1, total)}%` }}
                />
              </span>
              <span className="text-end">{formatCount(count, locale)}</span>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

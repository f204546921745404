import { formatRating } from '#lib/format/number.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { RANKING_WEIGHTS, rankingParts, type RankingFacts } from '#lib/professionals/ranking.ts'
import { cx } from '#ui/cx.ts'
import type { ProfessionalT } from './rating-line.tsx'

type Props = { professional: RankingFacts; locale: Locale; t: ProfessionalT }

/** The three parts of the score, with the figures behind each. */
export function ScoreParts({ professional, locale, t }: Props) {
  const { certificationCount, checkedCertificationCount } = professional
  const { experienceYears, rating, totalReviews } = professional
  const parts = rankingParts(professional)
  const rows = [
    {
      name: t('professionals.ranking.training'),
      points: parts.training,
      max: RANKING_WEIGHTS.training,
      bar: 'bg-part-training',
      facts:
        certificationCount === 0
          ? t('professionals.ranking.certifications', { count: 0 })
          : t('professionals.ranking.certificationsFacts', {
              certifications: t('professionals.ranking.certifications', {
                count: certificationCount,
              }),
              checked: t('professionals.ranking.checked', { count: checkedCertificationCount }),
            }),
    },
    {
      name: t('professionals.ranking.reviews'),
      points: parts.reviews,
      max: RANKING_WEIGHTS.reviews,
      bar: 'bg-part-reviews',
      facts:
        totalReviews === 0
          ? t('professionals.rating.none')
          : t('professionals.ranking.reviewsFacts', {
              rating: formatRating(rating, locale),
              reviews: t('professionals.rating.count', { count: totalReviews }),
            }),
    },
    {
      name: t('professionals.ranking.experience'),
      points: parts.experience,
      max: RANKING_WEIGHTS.experience,
      bar: 'bg-part-experience',
      facts:
        experienceYears === 0
          ? t('professionals.firstYear')
          : t('professionals.years', { count: experienceYears }),
    },
  ]
  return (
    <dl className="grid gap-3 pt-1 pb-2">
      {rows.map(({ name, points, max, bar, facts }) => (
        <div key={name}>
          <dt className="flex justify-between gap-3">
            <span>{name}</span>
            <span className="font-semibold text-ink tabular">
              {t('professionals.ranking.points', { points: formatRating(points, locale), max })}
            </span>
          </dt>
          <dd>
            <span
              aria-hidden="true"
              className="my-1 block h-2 overflow-hidden rounded-full bg-surface-2"
            >
              <span
                className={cx('block h-full rounded-full', bar)}
                style={{ width: `${(100 * points) / max}%` }}
              />
            </span>
            <span className="text-xs">{facts}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

import type { CSSProperties } from 'react'
import { island } from '#client/island/island.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { formatAverage, formatPoints } from '#lib/format/number.ts'
import { RANKING_WEIGHTS, rankingParts, type RankingFacts } from '#lib/professionals/ranking.ts'
import { cx } from '#ui/cx.ts'

type Props = {
  professional: RankingFacts
}

/** The three parts of the score, with the figures behind each. */
export function ScoreParts({ professional }: Props) {
  const t = useT('professionals')
  const locale = useLocale()
  const { certificationCount, checkedCertificationCount } = professional
  const { experienceYears, rating, totalReviews } = professional
  const parts = rankingParts(professional)
  const rows = [
    {
      name: t('professionals.ranking.training'),
      points: parts.training,
      max: RANKING_WEIGHTS.training,
      bar: 'text-part-training',
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
      bar: 'text-part-reviews',
      facts:
        totalReviews === 0
          ? t('professionals.rating.none')
          : t('professionals.ranking.reviewsFacts', {
              rating: formatAverage(rating, locale),
              reviews: t('professionals.rating.count', { count: totalReviews }),
            }),
    },
    {
      name: t('professionals.ranking.experience'),
      points: parts.experience,
      max: RANKING_WEIGHTS.experience,
      bar: 'text-part-experience',
      facts:
        experienceYears === 0
          ? t('professionals.firstYear')
          : t('professionals.years', { count: experienceYears }),
    },
  ]
  const shown = (value: number) => formatPoints(value, locale)
  return (
    <>
      <dl className="grid gap-1.5">
        {rows.map(({ name, points, max, bar, facts }) => (
          <div
            key={name}
            className={cx('score-row', bar)}
            style={{ '--share': `${Math.round((100 * points) / max)}%` } as CSSProperties}
          >
            <dt className="text-sm font-medium text-ink">{name}</dt>
            <dd className="text-sm font-medium whitespace-nowrap text-ink tabular">
              {t('professionals.ranking.points', { points: shown(points), max })}
            </dd>
            <dd className="w-full text-xs text-ink-soft">{facts}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** The same in a page without a script. */
export const StaticScoreParts = island(ScoreParts, 'professionals')

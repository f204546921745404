import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { perLocale } from '#lib/format/per-locale.ts'
import {
  FULL_EXPERIENCE_YEARS,
  RANKING_WEIGHTS,
  rankingParts,
  type RankingFacts,
} from '#lib/professionals/ranking.ts'
import { rankingSteps } from '#lib/professionals/ranking-steps.ts'
import { scoreText } from '#lib/professionals/score-text.ts'
import { ScoreRing } from '#ui/score-ring.tsx'

const points = perLocale((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }))

type Props = { facts: RankingFacts }

/** The score as a ring, and what would make each of its arcs longer. */
export function RingGrowth({ facts }: Props): ReactNode {
  const t = useT('account', 'professionals')
  const locale = useLocale()
  const parts = rankingParts(facts)
  const steps = rankingSteps(facts)
  const shown = (value: number) => points(locale).format(value)
  const said = (gain: number) => ({ count: gain, points: shown(gain) })
  const training = [
    steps.certification > 0 && t('account.seen.certification', said(steps.certification)),
    steps.check > 0 && t('account.seen.check', said(steps.check)),
  ].filter(Boolean)
  const rows = [
    {
      part: 'training',
      name: t('professionals.ranking.training'),
      text: training.join(' ') || t('account.seen.full'),
    },
    {
      part: 'reviews',
      name: t('professionals.ranking.reviews'),
      text: t('account.seen.review', said(steps.review)),
    },
    {
      part: 'experience',
      name: t('professionals.ranking.experience'),
      text:
        steps.year > 0
          ? t('account.seen.year', { ...said(steps.year), years: FULL_EXPERIENCE_YEARS })
          : t('account.seen.full'),
    },
  ] as const
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4">
      <ScoreRing parts={parts} label={scoreText(parts, t)} className="size-24" />
      <ul className="grid gap-2 text-sm leading-snug">
        {rows.map(({ part, name, text }) => (
          <li key={part}>
            <b className="block tabular">
              {t('account.seen.part', {
                name,
                points: shown(parts[part]),
                max: RANKING_WEIGHTS[part],
              })}
            </b>
            <span className="text-ink-soft">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

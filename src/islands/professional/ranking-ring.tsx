import type { Translate } from '#lib/i18n/t.ts'
import { scoreText, type ScoreTexts } from '#lib/professionals/score-text.ts'
import { rankingParts, type RankingFacts } from '#lib/professionals/ranking.ts'
import { ScoreRing } from '#ui/score-ring.tsx'

type Props = {
  professional: RankingFacts
  t: Translate<ScoreTexts>
  fills?: boolean
  className?: string
}

/** The ranking score of a professional as a ring. */
export function RankingRing({ professional, t, ...ring }: Props) {
  const parts = rankingParts(professional)
  return <ScoreRing parts={parts} label={scoreText(parts, t)} {...ring} />
}

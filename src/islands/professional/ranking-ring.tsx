import { scoreText } from '#lib/professionals/score-text.ts'
import { rankingParts, type RankingFacts } from '#lib/professionals/ranking.ts'
import { ScoreRing } from '#ui/score-ring.tsx'
import type { ProfessionalT } from './rating-line.tsx'

type Props = { professional: RankingFacts; t: ProfessionalT; fills?: boolean; className: string }

/** The ranking score of a professional as a ring. */
export function RankingRing({ professional, t, ...ring }: Props) {
  const parts = rankingParts(professional)
  return <ScoreRing parts={parts} label={scoreText(parts, t)} {...ring} />
}

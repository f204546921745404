import { scoreText } from '#lib/professionals/score-text.ts'
import { rankingParts, type RankingFacts } from '#lib/professionals/ranking.ts'
import { ScoreRing } from '#ui/score-ring.tsx'
import type { ProfessionalT } from './rating-line.tsx'

type Props = { professional: RankingFacts; t: ProfessionalT; fills?: boolean; className: string }

/** The score of somebody, as the ring that every page shows it in. */
export function RankingRing({ professional, t, ...ring }: Props) {
  const parts = rankingParts(professional)
  return <ScoreRing parts={parts} label={scoreText(parts, t)} {...ring} />
}

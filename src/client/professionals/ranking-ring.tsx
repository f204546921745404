import { island } from '#client/island/island.tsx'
import { useT } from '#client/texts/use-t.ts'
import { scoreText } from '#lib/professionals/score-text.ts'
import { rankingParts, type RankingFacts } from '#lib/professionals/ranking.ts'
import { ScoreRing } from '#ui/score-ring.tsx'

type Props = {
  professional: RankingFacts
  fills?: boolean
  className?: string
}

/** The ranking score of a professional as a ring. */
export function RankingRing({ professional, ...ring }: Props) {
  const t = useT('professionals')
  const parts = rankingParts(professional)
  return <ScoreRing parts={parts} label={scoreText(parts, t)} {...ring} />
}

/** The same in a page without a script. */
export const StaticRankingRing = island(RankingRing, 'professionals')

import type { ReactNode } from 'react'
import type { RankingParts } from '#lib/professionals/ranking.ts'
import { shownScore } from '#lib/professionals/score-text.ts'
import { cx } from './cx.ts'
import { arcsOf, CIRCLE, TRACK_DASHES } from './ring-arcs.ts'

export type ScoreRingProps = {
  /** The points of each part, from `rankingParts`. */
  parts: RankingParts
  /** The accessible name, such as "92 of 100: training 40 of 40, reviews 34 of 40, experience 18 of 20". */
  label: string
  /** Animates the arcs once. Only for one ring of a page: each animated ring is a compositing layer of its own. */
  fills?: boolean
  /** The size class, such as `size-14`. */
  className?: string
}

/** The ranking score on a disc that is dark in both themes, inside three arcs as long as the points of its parts. */
export function ScoreRing({ parts, label, fills = false, className }: ScoreRingProps): ReactNode {
  return (
    <svg viewBox="0 0 64 64" role="img" aria-label={label} className={cx('score-ring', className)}>
      <circle cx="32" cy="32" r="32" className="fill-disc" />
      <g className={fills ? 'animate-fill' : undefined}>
        <circle {...CIRCLE} {...TRACK_DASHES} />
        {arcsOf(parts).map((arc) => (
          <circle key={arc.className} {...CIRCLE} {...arc} />
        ))}
      </g>
      <text x="32" y="32" dy=".35em">
        {shownScore(parts)}
      </text>
    </svg>
  )
}

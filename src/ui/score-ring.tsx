import type { ReactNode } from 'react'
import { RANKING_WEIGHTS, type RankingParts } from '#lib/professionals/ranking.ts'
import { shownScore } from '#lib/professionals/score-text.ts'
import { cx } from './cx.ts'

/** The track of each part on a ring of 100: its start, clockwise from 12 o'clock, and its length. */
const TRACKS = {
  training: { start: 2.917, length: 34.17, color: 'stroke-arc-training' },
  reviews: { start: 42.917, length: 34.17, color: 'stroke-arc-reviews' },
  experience: { start: 82.917, length: 14.17, color: 'stroke-arc-experience' },
} as const
const PARTS = ['training', 'reviews', 'experience'] as const

/** The lengths of the tracks and of the gaps between them, as the dash array of one circle. */
const TRACK_DASHES = '34.17 5.83 34.17 5.83 14.17 5.83'

const CIRCLE = { cx: 32, cy: 32, r: 25.5, pathLength: 100 }

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
        <circle
          {...CIRCLE}
          strokeDasharray={TRACK_DASHES}
          strokeDashoffset={-TRACKS.training.start}
        />
        {PARTS.map((part) => (
          <Arc key={part} part={part} points={parts[part]} />
        ))}
      </g>
      <text x="32" y="32" dy=".35em">
        {shownScore(parts)}
      </text>
    </svg>
  )
}

/** The points of one part on its track; nothing without points, where a round cap would draw a dot. */
function Arc({ part, points }: { part: keyof RankingParts; points: number }): ReactNode {
  const { start, length, color } = TRACKS[part]
  const share = Math.min(points / RANKING_WEIGHTS[part], 1)
  if (share <= 0) return null
  return (
    <circle
      {...CIRCLE}
      strokeDasharray={`${(share * length).toFixed(2)} 100`}
      strokeDashoffset={-start}
      className={color}
    />
  )
}

import { RANKING_WEIGHTS, type RankingParts } from '#lib/professionals/ranking.ts'

/** The track of each part on a ring of 100: its start, clockwise from 12 o'clock, its length, and its colour. */
const TRACKS = {
  training: { start: 2.917, length: 34.17, className: 'stroke-arc-training' },
  reviews: { start: 42.917, length: 34.17, className: 'stroke-arc-reviews' },
  experience: { start: 82.917, length: 14.17, className: 'stroke-arc-experience' },
} as const
const PARTS = ['training', 'reviews', 'experience'] as const

/** The circle of the tracks and arcs, in a box of 64. */
export const CIRCLE = { cx: 32, cy: 32, r: 25.5, pathLength: 100 } as const

/** The lengths of the tracks and of the gaps between them, as the dashes of one circle. */
export const TRACK_DASHES = {
  strokeDasharray: '34.17 5.83 34.17 5.83 14.17 5.83',
  strokeDashoffset: -TRACKS.training.start,
} as const

/** The points of each part on its track; nothing without points, where a round cap would draw a dot. */
export function arcsOf(points: RankingParts) {
  return PARTS.filter((part) => points[part] > 0).map((part) => {
    const { start, length, className } = TRACKS[part]
    const share = Math.min(points[part] / RANKING_WEIGHTS[part], 1)
    return {
      strokeDasharray: `${(share * length).toFixed(2)} 100`,
      strokeDashoffset: -start,
      className,
    }
  })
}

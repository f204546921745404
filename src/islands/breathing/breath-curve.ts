import type { Pattern } from '#lib/timers/breathing.ts'

/** The picture of a breath is this wide and high. */
export const CURVE = { width: 96, height: 32 } as const

const EDGE = 3
const TOP = EDGE
const BOTTOM = CURVE.height - EDGE

/**
 * One breath as a line: it rises while one breathes in, stays while one holds, falls while one breathes out. As
 * SVG path data; a second is as wide as any other.
 */
export function breathCurve({ inhale, holdIn, exhale, holdOut }: Pattern): string {
  const scale = (CURVE.width - 2 * EDGE) / (inhale + holdIn + exhale + holdOut)
  const ends = [0, inhale, inhale + holdIn, inhale + holdIn + exhale].map(
    (seconds) => EDGE + seconds * scale,
  )
  const [start = 0, full = 0, falling = 0, empty = 0] = ends.map((x) => Math.round(x * 10) / 10)
  const slope = (from: number, to: number, fromY: number, toY: number) => {
    const middle = Math.round((from + to) * 5) / 10
    return `C${middle} ${fromY} ${middle} ${toY} ${to} ${toY}`
  }
  const rise = slope(start, full, BOTTOM, TOP)
  const fall = slope(falling, empty, TOP, BOTTOM)
  return `M${start} ${BOTTOM}${rise}H${falling}${fall}H${CURVE.width - EDGE}`
}

import type { Pattern } from '#lib/timers/breathing.ts'

/** The view box of the curve. */
export const CURVE = { width: 96, height: 32 } as const

const EDGE = 3
const TOP = EDGE
const BOTTOM = CURVE.height - EDGE

/**
 * One breath as a line: rising while inhaling, level while holding, falling while exhaling. As SVG path data; all
 * seconds are of equal width.
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

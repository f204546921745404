import type { PhaseKind } from '#lib/timers/plan.ts'

const SMALL = 1
const LARGE = 1.5

/** The scale of the breathing circle at the start and at the end of a phase. */
export function circleEnds(kind: PhaseKind): readonly [from: number, to: number] {
  if (kind === 'inhale') return [SMALL, LARGE]
  if (kind === 'hold-in') return [LARGE, LARGE]
  if (kind === 'exhale') return [LARGE, SMALL]
  return [SMALL, SMALL]
}

/** The scale of the circle within a phase, of which `progress` (0 to 1) is over. */
export function circleScale(kind: PhaseKind, progress: number): number {
  const [from, to] = circleEnds(kind)
  return from + (to - from) * Math.min(1, Math.max(0, progress))
}

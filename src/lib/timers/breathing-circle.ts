import type { PhaseKind } from './plan.ts'

const SMALL = 1
const LARGE = 1.5

/** The scale of the breathing circle at the start and at the end of a phase. */
export function circleEnds(kind: PhaseKind): readonly [from: number, to: number] {
  if (kind === 'inhale') return [SMALL, LARGE]
  if (kind === 'hold-in') return [LARGE, LARGE]
  if (kind === 'exhale') return [LARGE, SMALL]
  return [SMALL, SMALL]
}

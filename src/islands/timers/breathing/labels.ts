import type { PhaseKind } from '#lib/timers/plan.ts'

/** The instruction of each phase, as text keys. */
export const BREATH_WORDS = {
  inhale: 'breathing.phase.inhale',
  'hold-in': 'breathing.phase.holdIn',
  exhale: 'breathing.phase.exhale',
  'hold-out': 'breathing.phase.holdOut',
} as const satisfies Partial<Record<PhaseKind, string>>
export type BreathKind = keyof typeof BREATH_WORDS

export const isBreath = (kind: PhaseKind | undefined): kind is BreathKind =>
  kind !== undefined && kind in BREATH_WORDS

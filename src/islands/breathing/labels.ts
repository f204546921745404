import type { BreathPart, PatternName } from '#lib/timers/breathing.ts'
import type { PhaseKind } from '#lib/timers/plan.ts'

/** What each rhythm is called, and what it is good for. */
export const PATTERN_LABELS = {
  box: { name: 'breathing.pattern.box', good: 'breathing.pattern.boxFor' },
  coherent: { name: 'breathing.pattern.coherent', good: 'breathing.pattern.coherentFor' },
  relaxation: { name: 'breathing.pattern.relaxation', good: 'breathing.pattern.relaxationFor' },
  equal: { name: 'breathing.pattern.equal', good: 'breathing.pattern.equalFor' },
  pranayama: { name: 'breathing.pattern.pranayama', good: 'breathing.pattern.pranayamaFor' },
  custom: { name: 'breathing.pattern.custom', good: 'breathing.pattern.customFor' },
} as const satisfies Record<PatternName, { name: string; good: string }>

/** The fields of the custom rhythm. */
export const PART_LABELS = {
  inhale: 'breathing.custom.inhale',
  holdIn: 'breathing.custom.holdIn',
  exhale: 'breathing.custom.exhale',
  holdOut: 'breathing.custom.holdOut',
} as const satisfies Record<BreathPart, string>

/** What to do in a phase. */
export const BREATH_WORDS = {
  inhale: 'breathing.phase.inhale',
  'hold-in': 'breathing.phase.holdIn',
  exhale: 'breathing.phase.exhale',
  'hold-out': 'breathing.phase.holdOut',
} as const satisfies Partial<Record<PhaseKind, string>>
export type BreathKind = keyof typeof BREATH_WORDS

export const isBreath = (kind: PhaseKind | undefined): kind is BreathKind =>
  kind !== undefined && kind in BREATH_WORDS

import type { Phase, PhaseKind, Plan } from './plan.ts'

/** The parts of one breath in their order, and the phases that they become. */
const KINDS = {
  inhale: 'inhale',
  holdIn: 'hold-in',
  exhale: 'exhale',
  holdOut: 'hold-out',
} as const satisfies Record<string, PhaseKind>
export type BreathPart = keyof typeof KINDS
export const BREATH_PARTS = Object.keys(KINDS) as readonly BreathPart[]

/** The durations of one breath, in seconds. A hold of 0 is left out. */
export type Pattern = Record<BreathPart, number>

/** The patterns that are offered, `custom` with what it begins with. */
export const PATTERNS = {
  box: { inhale: 4, holdIn: 4, exhale: 4, holdOut: 4 },
  coherent: { inhale: 5, holdIn: 0, exhale: 5, holdOut: 0 },
  relaxation: { inhale: 4, holdIn: 7, exhale: 8, holdOut: 0 },
  equal: { inhale: 6, holdIn: 0, exhale: 6, holdOut: 0 },
  pranayama: { inhale: 3, holdIn: 0, exhale: 3, holdOut: 0 },
  custom: { inhale: 4, holdIn: 0, exhale: 4, holdOut: 0 },
} as const satisfies Record<string, Pattern>
export type PatternName = keyof typeof PATTERNS
export const PATTERN_NAMES = Object.keys(PATTERNS) as readonly PatternName[]

/** How many breaths can be chosen; 0 is without end. */
export const BREATHING_CYCLES = [5, 10, 15, 0] as const

/** In seconds, for the custom pattern. */
export const BREATHING_LIMITS = {
  inhale: { min: 1, max: 20 },
  holdIn: { min: 0, max: 20 },
  exhale: { min: 1, max: 20 },
  holdOut: { min: 0, max: 20 },
} as const

/** What the breathing timer remembers; the durations are those of the custom pattern. */
export type BreathingConfig = Pattern & {
  mode: 'breathing'
  pattern: PatternName
  cycles: (typeof BREATHING_CYCLES)[number]
}

export const BREATHING_DEFAULT: BreathingConfig = {
  mode: 'breathing',
  pattern: 'box',
  cycles: 5,
  ...PATTERNS.custom,
}

/** The durations that a configuration means. */
export function patternOf(config: BreathingConfig): Pattern {
  return config.pattern === 'custom' ? config : PATTERNS[config.pattern]
}

/** Breaths one after the other, without holds of 0 seconds; 0 cycles is a plan without end. */
export function breathingPlan(pattern: Pattern, cycles: number): Plan {
  const phases: Phase[] = []
  for (let cycle = 1; cycle <= Math.max(1, cycles); cycle++) {
    for (const part of BREATH_PARTS) {
      const seconds = pattern[part]
      if (seconds > 0) phases.push({ kind: KINDS[part], seconds, round: 1, cycle })
    }
  }
  return { phases, rounds: 1, cycles: Math.max(1, cycles), endless: cycles === 0 }
}

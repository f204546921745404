import type { Outcome, ValuesOf } from './fields.ts'

/** In the order in which they are offered; the first is chosen. */
export const ONE_REP_MAX_FORMULAS = ['brzycki', 'epley', 'lander', 'lombardi', 'oconner'] as const
export type OneRepMaxFormula = (typeof ONE_REP_MAX_FORMULAS)[number]

export const ONE_REP_MAX_FIELDS = {
  weight: { quantity: 'mass', min: 0.5, max: 1000 },
  repetitions: { quantity: 'number', whole: true, min: 1, max: 12 },
  formula: { options: ONE_REP_MAX_FORMULAS, first: 'brzycki' },
} as const

/** Parts of the maximum that people train with, in percent. */
export const TRAINING_PERCENTAGES = [95, 90, 80, 70, 60, 50] as const

export type OneRepMaxResult = {
  formula: OneRepMaxFormula
  /** By the chosen formula, kg. */
  maximumKg: number
  /** By each formula, kg. */
  byFormula: Readonly<Record<OneRepMaxFormula, number>>
}

/**
 * The factor by which a weight lifted `repetitions` times to failure is multiplied. Sources:
 * - Brzycki: M. Brzycki, "Strength testing: predicting a one-rep max from reps-to-fatigue", JOPERD 64 (1993)
 *   88–90. Published as 1.0278 − 0.0278 · r below the line, which is (37 − r) / 36.
 * - Epley: B. Epley, "Poundage chart", Boyd Epley Workout, Lincoln (1985).
 * - Lander: J. Lander, "Maximums based on reps", NSCA Journal 6 (1985) 60–61.
 * - Lombardi: V. P. Lombardi, "Beginning weight training", Dubuque (1989).
 * - O'Conner: B. O'Conner, J. Simmons, P. O'Shea, "Weight training today", St. Paul (1989).
 */
const FACTORS = {
  brzycki: (r) => 36 / (37 - r),
  epley: (r) => 1 + r / 30,
  lander: (r) => 100 / (101.3 - 2.67123 * r),
  lombardi: (r) => r ** 0.1,
  oconner: (r) => 1 + 0.025 * r,
} as const satisfies Record<OneRepMaxFormula, (repetitions: number) => number>

/** What can be lifted once, in the unit of `weight`. One repetition is the weight itself in every formula. */
export function oneRepMax(formula: OneRepMaxFormula, weight: number, repetitions: number): number {
  return repetitions === 1 ? weight : weight * FACTORS[formula](repetitions)
}

/** The chosen formula, and the others to compare it with. */
export function calculateOneRepMax({
  weight,
  repetitions,
  formula,
}: ValuesOf<typeof ONE_REP_MAX_FIELDS>): Outcome<OneRepMaxResult, typeof ONE_REP_MAX_FIELDS> {
  const byFormula = Object.fromEntries(
    ONE_REP_MAX_FORMULAS.map((name) => [name, oneRepMax(name, weight, repetitions)]),
  ) as Record<OneRepMaxFormula, number>
  return { result: { formula, maximumKg: byFormula[formula], byFormula } }
}

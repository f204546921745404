import { LIMITS, STRENGTH_WHEN_EMPTY, type StrengthConfig } from './config-values.ts'
import { clampWhole } from './whole-number.ts'

type StrengthField = keyof typeof STRENGTH_WHEN_EMPTY

/** The input of the strength timer's four fields, clamped to their limits. */
export function strengthFromInputs(typed: (name: StrengthField) => string) {
  const field = (name: StrengthField) =>
    clampWhole(typed(name), LIMITS.strength[name], STRENGTH_WHEN_EMPTY[name])
  return {
    mode: 'strength',
    rounds: field('rounds'),
    cycles: field('cycles'),
    rest: field('rest'),
    roundRest: field('roundRest'),
  } satisfies StrengthConfig
}

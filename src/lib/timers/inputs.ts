import { LIMITS, STRENGTH_WHEN_EMPTY, type StrengthConfig } from './config-values.ts'
import { clampWhole } from './whole-number.ts'

type StrengthField = keyof typeof STRENGTH_WHEN_EMPTY

/** What was typed into the four fields of the strength timer, moved into their limits. */
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

import { DEFAULTS, RANGES } from '#lib/timers/configs.ts'
import type { FormSpec } from '../form/read-form.ts'

/** The fields in display order: the step of their buttons, and what counts for an empty one. */
const ROWS = [
  ['rounds', 'strengthTimer.rounds', 1, 1],
  ['cycles', 'strengthTimer.cycles', 1, 1],
  ['rest', 'strengthTimer.rest', 5, 60],
  ['roundRest', 'strengthTimer.roundRest', 10, 180],
] as const

export const STRENGTH_FIELDS = ROWS.map(([name, label, step, empty]) => {
  const [range, initial] = [RANGES.strength[name], DEFAULTS.strength[name]]
  return { name, label, step, empty, range, initial }
})

export const STRENGTH_FORM: FormSpec<'strength-timer'> = {
  tool: 'strength-timer',
  initial: DEFAULTS.strength,
  fields: () => STRENGTH_FIELDS,
  clamps: true,
}

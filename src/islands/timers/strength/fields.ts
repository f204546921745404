import { DEFAULTS, LIMITS } from '#lib/timers/configs.ts'

const { strength } = LIMITS

/** The fields in display order; the buttons of each change it by its step. */
export const STRENGTH_FIELDS = [
  { key: 'rounds', label: 'strengthTimer.rounds', step: 1 },
  { key: 'cycles', label: 'strengthTimer.cycles', step: 1 },
  { key: 'rest', label: 'strengthTimer.rest', step: 5 },
  { key: 'roundRest', label: 'strengthTimer.roundRest', step: 10 },
] as const

export const limitsOf = (key: keyof typeof strength) => ({
  limit: strength[key],
  initial: DEFAULTS.strength[key],
})

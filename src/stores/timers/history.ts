import { HISTORY_FORMAT, type Session } from '#lib/timers/history.ts'
import { kept } from '#stores/kept.ts'

/** The finished workouts in this browser, the oldest first. */
export const $history = kept<readonly Session[]>('timer-history', {
  initial: [],
  ...HISTORY_FORMAT,
})

import { HISTORY_FORMAT, type Session } from '#lib/timers/history.ts'
import { stored } from '#stores/stored.ts'

/** The finished workouts in this browser, the oldest first. */
export const $history = stored<readonly Session[]>('timer-history', {
  initial: [],
  ...HISTORY_FORMAT,
})

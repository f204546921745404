import { addDays } from './calendar.ts'
import type { Day } from './days.ts'
import type { Session } from './history.ts'

/** The seconds of these workouts together. */
export function totalOf(sessions: readonly Session[]): number {
  return sessions.reduce((sum, { seconds }) => sum + seconds, 0)
}

/**
 * Streaks of days with a workout: the current and the longest one. Today does not break a streak: until it ends, the
 * days up to yesterday count.
 */
export function streaks(
  sessions: readonly Session[],
  today: Day,
): { current: number; longest: number } {
  const days = new Set(sessions.map(({ day }) => day))
  const lengthTo = (last: Day): number => {
    let length = 0
    while (days.has(addDays(last, -length))) length++
    return length
  }
  let longest = 0
  for (const day of days) if (!days.has(addDays(day, 1))) longest = Math.max(longest, lengthTo(day))
  return { current: lengthTo(days.has(today) ? today : addDays(today, -1)), longest }
}

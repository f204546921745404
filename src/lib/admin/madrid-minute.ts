import { fromMadrid } from '../format/from-madrid.ts'
import { madridDay } from '../format/madrid-day.ts'
import { madridTime } from '../format/madrid-time.ts'
import { ComingMinute } from './coming-minute.ts'

/** A day and a time as fields have them: what the clocks of Madrid show. */
export type MadridMinute = { day: string; time: string }

/** The coming minute that is meant (ISO 8601, UTC), or the code of what is wrong with it, as the API tells it. */
export type ReadMinute = { at: string; problem?: never } | { at?: never; problem: string }

const DAY_MS = 86_400_000

/** Reads what was chosen; `required` where day or time lacks. */
export function readMadridMinute({ day, time }: MadridMinute): ReadMinute {
  const instant = fromMadrid(day, time)
  if (instant === null) return { problem: 'required' }
  const { data, error } = ComingMinute.safeParse(instant)
  return data === undefined ? { problem: error.issues[0]!.message } : { at: data }
}

/** What stands in the fields first: the time that is set, or else tomorrow in the morning. @param at ISO 8601 */
export function firstMadridMinute(at: string | null): MadridMinute {
  const time = new Date(at ?? Date.now() + DAY_MS)
  return { day: madridDay(time), time: at === null ? '09:00' : madridTime(time) }
}

import { forget, itemsOf, readStored, store } from '#lib/tools/storage.ts'
import { type Day, isDay, localDay, localTime } from './days.ts'
import { type AnyConfig, DEFAULTS } from './config-values.ts'

/** A workout that came to its end, by the calendar and the clock of where it was. */
export type Session = {
  day: Day
  /** `18:05` */
  time: string
  mode: AnyConfig['mode']
  /** How long it took, without preparation and pauses. */
  seconds: number
}

const KEY = 'timer-history'
const VERSION = 1
/** Several years of training every day. */
const MOST = 2000

function readSession(item: unknown): Session | null {
  if (typeof item !== 'object' || item === null) return null
  const { day, time, mode, seconds } = item as Record<string, unknown>
  const isTime = typeof time === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(time)
  const isMode = typeof mode === 'string' && Object.hasOwn(DEFAULTS, mode)
  const isLong = typeof seconds === 'number' && Number.isFinite(seconds) && seconds >= 0
  if (!isDay(day) || !isTime || !isMode || !isLong) return null
  return { day, time, mode: mode as Session['mode'], seconds }
}

/** The workouts that this browser knows of, the oldest first. What is broken is left out. */
export function readHistory(): Session[] {
  const moment = ({ day, time }: Session) => day + time
  const sessions = itemsOf(readStored(KEY), VERSION, readSession)
  return sessions.sort((one, other) => moment(one).localeCompare(moment(other)))
}

/**
 * Adds a workout that ended now; beyond 2000 the oldest go. Gives false when the browser keeps nothing.
 *
 * @param elapsedMs without preparation and pauses
 */
export function addSession(mode: Session['mode'], elapsedMs: number, now = new Date()): boolean {
  const seconds = Math.round(elapsedMs / 1000)
  const session: Session = { day: localDay(now), time: localTime(now), mode, seconds }
  const items = [...readHistory(), session].slice(-MOST)
  return store(KEY, { version: VERSION, items })
}

/** Forgets all workouts. Gives false when the browser changes nothing. */
export function clearHistory(): boolean {
  return forget(KEY)
}

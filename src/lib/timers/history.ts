import { listFormat } from '#lib/stored/format.ts'
import { type Day, isDay, localDay, localTime } from './days.ts'
import { type AnyConfig, DEFAULTS } from './config-values.ts'

/** A finished workout, with local date and time. */
export type Session = {
  day: Day
  /** `18:05` */
  time: string
  mode: AnyConfig['mode']
  /** How long it took, without preparation and pauses. */
  seconds: number
}

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

const sessions = listFormat(1, readSession)
const momentOf = ({ day, time }: Session) => day + time
const oldestFirst = (one: Session, other: Session) => momentOf(one).localeCompare(momentOf(other))

/** The oldest first. What is broken is left out. */
export const HISTORY_FORMAT: typeof sessions = {
  ...sessions,
  read: (stored) => sessions.read(stored)?.toSorted(oldestFirst) ?? null,
}

/**
 * The history with a workout that ended now; beyond 2000 the oldest go.
 *
 * @param elapsedMs without preparation and pauses
 */
export function withSession(
  history: readonly Session[],
  mode: Session['mode'],
  elapsedMs: number,
  now = new Date(),
): Session[] {
  const seconds = Math.round(elapsedMs / 1000)
  const session: Session = { day: localDay(now), time: localTime(now), mode, seconds }
  return [...history, session].slice(-MOST)
}

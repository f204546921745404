import type { Role } from './roles.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

type Lifetime = { idle: number; absolute: number }

const PROFESSIONAL: Lifetime = { idle: 24 * HOUR, absolute: 7 * DAY }

/**
 * How long a session lasts, in seconds: without use, and at most. Shorter where more is at stake: who sees
 * the health of others, or may change everything.
 */
export const SESSION_LIFETIMES: Readonly<Record<Role, Lifetime>> = {
  athlete: { idle: 14 * DAY, absolute: 30 * DAY },
  trainer: PROFESSIONAL,
  nutritionist: PROFESSIONAL,
  physiotherapist: PROFESSIONAL,
  admin: { idle: 60 * MINUTE, absolute: 12 * HOUR },
}

/** The longest of them: a cookie is never of use for longer. In seconds. */
export const LONGEST_SESSION = 30 * DAY

/** How long a browser is known without another sign-in in it. In seconds. */
export const DEVICE_LIFETIME = 365 * DAY

/** The use of a session is noted at most this often, in seconds, because each note is a write. */
const NOTED_EVERY = 5 * MINUTE

/** A session as it is kept. */
export type SessionTimes = { createdAt: Date; lastSeenAt: Date }

const secondsBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 1_000

/** Whether a session of this role still runs. */
export function isRunning(role: Role, { createdAt, lastSeenAt }: SessionTimes, now: Date): boolean {
  const { idle, absolute } = SESSION_LIFETIMES[role]
  return secondsBetween(lastSeenAt, now) < idle && secondsBetween(createdAt, now) < absolute
}

/** Whether it is time to note that the session is in use. */
export function isNoteDue({ lastSeenAt }: SessionTimes, now: Date): boolean {
  return secondsBetween(lastSeenAt, now) >= NOTED_EVERY
}

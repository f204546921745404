import type { Role } from './roles.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

type Lifetime = { idle: number; absolute: number }

const PROFESSIONAL: Lifetime = { idle: 24 * HOUR, absolute: 7 * DAY }

/**
 * Session lifetimes in seconds: idle and absolute. Shorter for roles that see other people's health data, or may change
 * everything.
 */
export const SESSION_LIFETIMES: Readonly<Record<Role, Lifetime>> = {
  athlete: { idle: 14 * DAY, absolute: 30 * DAY },
  trainer: PROFESSIONAL,
  nutritionist: PROFESSIONAL,
  physiotherapist: PROFESSIONAL,
  admin: { idle: 60 * MINUTE, absolute: 12 * HOUR },
}

/** The longest of them, which limits the cookie's lifetime. In seconds. */
export const LONGEST_SESSION = 30 * DAY

/** How long a browser stays known after its last sign-in. In seconds. */
export const DEVICE_LIFETIME = 365 * DAY

/** Minimum interval between updates of a session's last use, in seconds: each is a write. */
const NOTED_EVERY = 5 * MINUTE

/** A session as it is kept. */
export type SessionTimes = { createdAt: Date; lastSeenAt: Date }

const secondsBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 1_000

/** Whether a session of this role is still active. */
export function isRunning(role: Role, { createdAt, lastSeenAt }: SessionTimes, now: Date): boolean {
  const { idle, absolute } = SESSION_LIFETIMES[role]
  return secondsBetween(lastSeenAt, now) < idle && secondsBetween(createdAt, now) < absolute
}

/** Whether the session's last use should be updated. */
export function isNoteDue({ lastSeenAt }: SessionTimes, now: Date): boolean {
  return secondsBetween(lastSeenAt, now) >= NOTED_EVERY
}

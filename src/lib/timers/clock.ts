/** One look at both clocks, in milliseconds. */
export type Reading = {
  /** Steady, but some devices stop it while they sleep. */
  monotonicMs: number
  /** Goes on in sleep, but can be set. */
  wallMs: number
}

/** A lead of the wall clock below this is how coarse it is, or a correction of it, and no sleep. */
const SLEPT_MS = 250

/** A clock that counts the time a hidden page slept through. Made by `startClock`. */
export type ClockState = {
  readonly hidden: boolean
  /** The reading that counting began with. */
  readonly since: Reading
  /** The clock's own time then, and at the last look. */
  readonly sinceMs: number
  readonly nowMs: number
}

export function startClock(first: Reading, hidden: boolean): ClockState {
  return { hidden, since: first, sinceMs: first.monotonicMs, nowMs: first.monotonicMs }
}

/**
 * The clock at a reading. While the page is seen only the monotonic clock counts. A hidden page may have
 * slept: then the wall clock counts if it moved further. It never goes back.
 */
export function lookAt(clock: ClockState, { monotonicMs, wallMs }: Reading): ClockState {
  const steadyMs = monotonicMs - clock.since.monotonicMs
  const wall = wallMs - clock.since.wallMs
  const slept = clock.hidden && wall - steadyMs > SLEPT_MS
  const nowMs = clock.sinceMs + (slept ? wall : steadyMs)
  return { ...clock, nowMs: Math.max(clock.nowMs, nowMs) }
}

/** The clock from now on seen, or hidden. */
export function turnTo(hidden: boolean, clock: ClockState, at: Reading): ClockState {
  const { nowMs } = lookAt(clock, at)
  return { hidden, since: at, sinceMs: nowMs, nowMs }
}

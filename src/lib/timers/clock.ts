/** A reading of both clocks, in milliseconds. */
export type Reading = {
  /** Monotonic, but some devices stop it in sleep. */
  monotonicMs: number
  /** Continues in sleep, but can be set. */
  wallMs: number
}

/** A smaller lead of the wall clock is its resolution or a correction, not sleep. */
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
 * The clock at a reading. While the page is visible only the monotonic clock counts. A hidden page may have been
 * suspended: then the wall clock counts if it moved further. It never goes back.
 */
export function lookAt(clock: ClockState, { monotonicMs, wallMs }: Reading): ClockState {
  const steadyMs = monotonicMs - clock.since.monotonicMs
  const wall = wallMs - clock.since.wallMs
  const slept = clock.hidden && wall - steadyMs > SLEPT_MS
  const nowMs = clock.sinceMs + (slept ? wall : steadyMs)
  return { ...clock, nowMs: Math.max(clock.nowMs, nowMs) }
}

/** The clock after the page became visible or hidden. */
export function turnTo(hidden: boolean, clock: ClockState, at: Reading): ClockState {
  const { nowMs } = lookAt(clock, at)
  return { hidden, since: at, sinceMs: nowMs, nowMs }
}

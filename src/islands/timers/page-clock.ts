import { lookAt, startClock, turnTo, type ClockState, type Reading } from '#lib/timers/clock.ts'

let clock: ClockState | undefined

/** The monotonic and the wall clock of the browser. */
const reading = (): Reading => ({ monotonicMs: performance.now(), wallMs: Date.now() })

/** Starts a clock that follows the visibility of the page, for the page's lifetime. */
function startPageClock(): ClockState {
  document.addEventListener('visibilitychange', () => {
    if (clock) clock = turnTo(document.hidden, clock, reading())
  })
  return startClock(reading(), document.hidden)
}

/** The page's shared clock, in milliseconds since an arbitrary moment. */
export function pageNow(): number {
  clock = lookAt(clock ?? startPageClock(), reading())
  return clock.nowMs
}

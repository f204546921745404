import { lookAt, startClock, turnTo, type ClockState, type Reading } from '#lib/timers/clock.ts'

let clock: ClockState | undefined

/** Both clocks of the browser. */
const reading = (): Reading => ({ monotonicMs: performance.now(), wallMs: Date.now() })

/** A clock that follows the page being hidden and seen, as long as the page lives. */
function startPageClock(): ClockState {
  document.addEventListener('visibilitychange', () => {
    if (clock) clock = turnTo(document.hidden, clock, reading())
  })
  return startClock(reading(), document.hidden)
}

/** The one clock of this page, in milliseconds from no particular moment on. */
export function pageNow(): number {
  clock = lookAt(clock ?? startPageClock(), reading())
  return clock.nowMs
}

import { useEffect } from 'react'
import { useTicker } from '#islands/signals/use-ticker.ts'
import { untilNextSecond, type Runner } from './runner.ts'

/** Timers may be a little early; a look before the second is over would find nothing new. */
const LATE_MS = 2

/**
 * Looks at a run while it goes on: as each second is over, so that the digits change in time, and at every tick
 * of the worker, which also ticks in hidden tabs and at once when the page comes back.
 */
export function useLooks(runner: Runner, active: boolean) {
  useTicker(active, runner.look)
  useEffect(() => {
    if (!active) return
    let timer = 0
    const again = () => {
      timer = window.setTimeout(again, untilNextSecond(runner.look()) + LATE_MS)
    }
    again()
    return () => clearTimeout(timer)
  }, [runner, active])
}

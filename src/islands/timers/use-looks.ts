import { useEffect, useSyncExternalStore } from 'react'
import { useTicker } from '#islands/signals/use-ticker.ts'
import { untilNextSecond, type Runner } from './runner.ts'

/** Timers may be a little early; a look before the second is over would find nothing new. */
const LATE_MS = 2

const onVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/**
 * Looks at a run while it goes on: as each second is over, so that the digits change in time and the processor
 * sleeps between them. Browsers slow that down in hidden tabs; there the ticks of a worker are looked at, and
 * the page that comes back looks at once.
 */
export function useLooks(runner: Runner, active: boolean) {
  const hidden = useSyncExternalStore(
    onVisibility,
    () => document.hidden,
    () => false,
  )
  useTicker(active && hidden, runner.look)
  useEffect(() => {
    if (!active) return
    let timer = 0
    const again = () => {
      timer = window.setTimeout(again, untilNextSecond(runner.look()) + LATE_MS)
    }
    again()
    return () => clearTimeout(timer)
  }, [runner, active, hidden])
}

import { useEffect, useSyncExternalStore } from 'react'
import { useTicker } from '#islands/signals/use-ticker.ts'
import { untilNextSecond, type Runner } from './runner.ts'

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
      // Browsers cut the part of a millisecond off; a look that is too early finds nothing new.
      timer = window.setTimeout(again, Math.ceil(untilNextSecond(runner.look())))
    }
    again()
    return () => clearTimeout(timer)
  }, [runner, active, hidden])
}

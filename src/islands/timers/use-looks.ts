import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { useTicker } from './signals/use-ticker.ts'
import { browserValue } from '#stores/browser-value.ts'
import { untilNextSecond, type Runner } from './runner.ts'

const $hidden = browserValue({
  read: () => document.hidden,
  target: () => document,
  event: 'visibilitychange',
  onServer: false,
})

/**
 * Polls an active run at each full second, so that the digits change on time and the CPU is idle in between. Browsers
 * throttle timers in hidden tabs; there the ticks of a worker are used, and the run is polled at once when the page
 * becomes visible.
 */
export function useLooks(runner: Runner, active: boolean) {
  const hidden = useStore($hidden, { ssr: 'initial' })
  useTicker(active && hidden, runner.look)
  useEffect(() => {
    if (!active) return
    let timer = 0
    const again = () => {
      // Browsers truncate delays to whole milliseconds; a poll that is too early changes nothing.
      timer = window.setTimeout(again, Math.ceil(untilNextSecond(runner.look())))
    }
    again()
    return () => clearTimeout(timer)
  }, [runner, active, hidden])
}

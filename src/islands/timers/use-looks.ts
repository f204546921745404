import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { useTicker } from '#islands/signals/use-ticker.ts'
import { browserValue } from '#stores/browser-value.ts'
import { untilNextSecond, type Runner } from './runner.ts'

const $hidden = browserValue({
  read: () => document.hidden,
  target: () => document,
  event: 'visibilitychange',
  onServer: false,
})

/**
 * Looks at a run while it goes on: as each second is over, so that the digits change in time and the processor
 * sleeps between them. Browsers slow that down in hidden tabs; there the ticks of a worker are looked at, and
 * the page that comes back looks at once.
 */
export function useLooks(runner: Runner, active: boolean) {
  const hidden = useStore($hidden, { ssr: 'initial' })
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

import { useEffect } from 'react'

/** How many timers of the page are going. */
let going = 0

/** While `active`, nothing interrupts: the notice of a new version waits (src/components/new-version.client.ts). */
export function useUndisturbed(active: boolean) {
  useEffect(() => {
    if (!active) return
    const { dataset } = document.documentElement
    going++
    dataset['timerRunning'] = ''
    return () => {
      if (--going === 0) delete dataset['timerRunning']
    }
  }, [active])
}

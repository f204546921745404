import { useEffect } from 'react'

/** The number of running timers on the page. */
let going = 0

/** While `active`, interruptions are deferred: the notice of a new version (src/components/new-version.client.ts). */
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

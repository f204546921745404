import { useEffect, useLayoutEffect, useRef } from 'react'
import { useHydrated } from '#client/use-hydrated.ts'

const keyOfPage = () => `scroll ${location.pathname}${location.search}`

/** Whether this page was reached by back, forward or reload, and not by a link. */
function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation !== undefined && navigation.type !== 'navigate'
}

/**
 * Puts a reader who comes back from a profile where they were. The browser tries to, but before the results
 * are there the page is too short for it.
 *
 * @param ready whether the results are on the page
 */
export function useScrollBack(ready: boolean) {
  const arrived = useRef(false)
  // Until then the page shows the list that it was built with, whatever its address asks for.
  const live = useHydrated()
  useEffect(() => {
    const remember = () => {
      try {
        sessionStorage.setItem(keyOfPage(), String(scrollY))
      } catch {
        // Storage can be switched off; then the browser's own attempt has to do.
      }
    }
    addEventListener('pagehide', remember)
    return () => removeEventListener('pagehide', remember)
  }, [])

  useLayoutEffect(() => {
    if (!live || !ready || arrived.current) return
    arrived.current = true
    if (!isReturn()) return
    try {
      const place = sessionStorage.getItem(keyOfPage())
      sessionStorage.removeItem(keyOfPage())
      if (place !== null) scrollTo({ top: Number(place), behavior: 'instant' })
    } catch {
      // See above.
    }
  }, [live, ready])
}

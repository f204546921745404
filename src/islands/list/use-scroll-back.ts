import { useEffect, useLayoutEffect, useRef } from 'react'
import { useHydrated } from '#client/use-hydrated.ts'
import { kept } from '#stores/kept.ts'

/** How far down the reader of this address was, in this tab. */
const placeOfPage = () =>
  kept<number | null>(`scroll ${location.pathname}${location.search}`, {
    initial: null,
    area: 'sessionStorage',
    read: (stored) => (typeof stored === 'number' ? stored : null),
  })

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
    const remember = () => placeOfPage().set(scrollY)
    addEventListener('pagehide', remember)
    return () => removeEventListener('pagehide', remember)
  }, [])

  useLayoutEffect(() => {
    if (!live || !ready || arrived.current) return
    arrived.current = true
    if (!isReturn()) return
    const $place = placeOfPage()
    const top = $place.get()
    $place.forget()
    if (top !== null) scrollTo({ top, behavior: 'instant' })
  }, [live, ready])
}

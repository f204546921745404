import { useEffect, useLayoutEffect, useRef } from 'react'
import { useHydrated } from '#client/use-hydrated.ts'
import { stored } from '#stores/stored.ts'

/** The scroll position of this URL in this tab. */
const placeOfPage = () =>
  stored<number | null>(`scroll ${location.pathname}${location.search}`, {
    initial: null,
    area: 'sessionStorage',
    read: (stored) => (typeof stored === 'number' ? stored : null),
  })

/** Whether this page was reached by back, forward or reload, not by a link. */
function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation !== undefined && navigation.type !== 'navigate'
}

/**
 * Restores the scroll position on return from a profile. The browser tries to, but the page is too short until the
 * results are rendered.
 *
 * @param ready whether the results are rendered
 */
export function useScrollBack(ready: boolean) {
  const arrived = useRef(false)
  // Until hydration the page shows the prerendered list, whatever its URL asks for.
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

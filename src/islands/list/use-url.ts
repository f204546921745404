import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
const notify = () => listeners.forEach((listener) => listener())

function subscribe(listener: () => void) {
  listeners.add(listener)
  addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('popstate', listener)
  }
}

/**
 * The query string of the page as state: back and forward change it, `goTo` writes it.
 *
 * @param prerendered what the server rendered the page with; React starts from it, then takes the real one
 */
export function useSearch(prerendered: string): string {
  return useSyncExternalStore(
    subscribe,
    () => location.search.replace(/^\?/, ''),
    () => prerendered,
  )
}

/** Shows another state of the same page under its own URL; `replace` for corrections, not for choices. */
export function goTo(path: string, params: URLSearchParams, how: 'push' | 'replace' = 'push') {
  const search = params.toString()
  history[how === 'push' ? 'pushState' : 'replaceState'](
    null,
    '',
    search ? `${path}?${search}` : path,
  )
  notify()
}

import { useStore } from '@nanostores/react'
import { browserValue } from '#stores/browser-value.ts'

const readSearch = () => location.search.replace(/^\?/, '')
const $search = browserValue({
  read: readSearch,
  target: () => window,
  event: 'popstate',
  onServer: '',
})

/**
 * The query string of the page as state: changed by back and forward, and by `goTo`.
 *
 * @param prerendered the query string on the server and during hydration
 */
export function useSearch(prerendered: string): string {
  return useStore($search, { ssr: () => prerendered })
}

/** Navigates to another state of the same page under its own URL; `replace` for corrections, not for choices. */
export function goTo(path: string, params: URLSearchParams, how: 'push' | 'replace' = 'push') {
  const search = params.toString()
  history[how === 'push' ? 'pushState' : 'replaceState'](
    null,
    '',
    search ? `${path}?${search}` : path,
  )
  $search.set(readSearch())
}

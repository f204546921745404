import { useStore } from '@nanostores/react'
import { browserValue } from '#stores/browser-value.ts'

const $here = browserValue({
  read: () => location.href,
  target: () => window,
  event: 'popstate',
  onServer: '',
})

/** The URL of the page, which back and forward change too; empty on the server and during hydration. */
export const useHere = (): string => useStore($here, { ssr: () => '' })

/**
 * The query string of the page, without its `?`.
 *
 * @param prerendered what the page was rendered with, on the server and during hydration
 */
export function useSearchString(prerendered = ''): string {
  const here = useStore($here, { ssr: () => `?${prerendered}` })
  return /^[^?#]*\?([^#]*)/.exec(here)?.[1] ?? ''
}

/** Where the screens of a page begin, if it has some. */
export const SCREEN_TOP = 'screen-top'

const tabHere = () => new URLSearchParams(location.search).get('tab')

/**
 * Goes to another state of the page, from which the back button leads back. Another tab is read from its beginning.
 *
 * @param state remembered with this entry of the history
 */
export function go(href: string, state: unknown = null): void {
  const tab = tabHere()
  history.pushState(state, '', href)
  $here.set(location.href)
  if (tabHere() !== tab) requestAnimationFrame(showTop)
}

/** Corrects the address: no step for the back button. */
export function replace(href: string): void {
  history.replaceState(history.state, '', href)
  $here.set(location.href)
}

/** Only upwards: a page whose beginning is in view stays where it is. */
function showTop(): void {
  const top = document.getElementById(SCREEN_TOP)
  if (top && top.getBoundingClientRect().top < 0) top.scrollIntoView()
}

import { addressWith, goTo, useParameter } from '#islands/health/kit/use-tab.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import type { AuthorizationId } from '#lib/ids.ts'

export { useParameter }

/** The tabs, in the address as `?tab=`; without one the first is open. */
export const TABS = ['questionnaires', 'clients', 'reviews', 'contacts'] as const
export type DashboardTab = (typeof TABS)[number]

/** Parameters of the dashboard's address; null leaves one out. */
export type Place = { readonly [name: string]: string | null }

/** The parameters of a tab. */
export const placeOf = (tab: DashboardTab): Place => ({ tab: tab === TABS[0] ? null : tab })

/** The open tab. */
export function useDashboardTab(): DashboardTab {
  const tab = useParameter('tab')
  return TABS.find((name) => name === tab) ?? TABS[0]
}

/** The address of a place of the dashboard. */
export const hrefOf = (place: Place): string => addressWith({ ...place, tab: tabIn(place) })

/** Goes to a place of the dashboard; the back button leads back. */
export const goToPlace = (place: Place): void => goTo({ ...place, tab: tabIn(place) })

// The addresses of the health centre have tabs of their own.
const tabIn = ({ tab = null }: Place) => tab as null

/** Where the page is, with other values for some parameters. */
export const placeWith = (changes: Place): Place => ({
  ...Object.fromEntries(new URLSearchParams(location.search)),
  ...changes,
})

/** Marks an entry of the history as one that opened a dialog over the entry before it. */
const OPENED = { isOpened: true }

/** Opens a dialog that the address names: the back button closes it. */
export function openOver(name: 'answers' | 'send', value: string): void {
  goToPlace(placeWith({ [name]: value }))
  history.replaceState(OPENED, '')
}

/** Whether the browser is on its way back: it goes there later than it is asked to. */
let isLeaving = false

/** Closes it: back to where it was opened; when the page was opened with it, to what lies below. */
export function closeOver(name: 'answers' | 'send'): void {
  if (isLeaving) return
  const state: unknown = history.state
  if (typeof state === 'object' && state !== null && 'isOpened' in state) {
    isLeaving = true
    addEventListener('popstate', () => (isLeaving = false), { once: true })
    history.back()
    return
  }
  history.replaceState(null, '', hrefOf(placeWith({ [name]: null })))
  // Whoever follows the address hears of steps alone.
  dispatchEvent(new PopStateEvent('popstate'))
}

/** The screen of a client's data. */
export const clientPath = (
  client: AuthorizationId,
  view: 'records' | 'history',
  locale: Locale,
): string => `${localizedPath(PATHS.clients, locale)}?client=${client}&view=${view}`

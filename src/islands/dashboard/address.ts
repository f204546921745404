import { hrefWith, idOf, oneOf, page, text, type AddressValues } from '#client/address/address.ts'
import { go, replace } from '#client/address/here.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import { QUESTIONNAIRE_STATUSES } from '#lib/questionnaires/statuses.ts'
import { PATHS } from '#lib/site/routes.ts'

export const TABS = ['questionnaires', 'clients', 'reviews', 'contacts'] as const
export type DashboardTab = (typeof TABS)[number]

/** What the address of the dashboard says. What is searched for is not in it: names of clients do not belong there. */
export const DASHBOARD = {
  /** Null is "Hoy": what waits, above the first tab. */
  tab: oneOf(TABS),
  /** Of the list in the tab. */
  page,
  status: oneOf(QUESTIONNAIRE_STATUSES),
  /** Whose questionnaires are listed. */
  client: idOf<AuthorizationId>(),
  /** The questionnaire whose answers lie over the tab. */
  answers: text,
  /** To whom a questionnaire is being sent, over the tab; empty while that is not chosen. */
  send: text,
}
/** A state of the dashboard. */
export type Place = AddressValues<typeof DASHBOARD>

/** A page of the list in the open tab. */
export const hrefOfPage = (number: number): string => hrefWith(DASHBOARD, { page: number })

/** Marks an entry of the history as one that opened a dialog over the entry before it. */
const OPENED = { isOpened: true }

/** Opens a dialog that the address names: the back button closes it. */
export const openOver = (name: 'answers' | 'send', value: string): void =>
  go(hrefWith(DASHBOARD, { [name]: value }), OPENED)

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
  replace(hrefWith(DASHBOARD, { [name]: null }))
}

/** The screen of a client's data. */
export const clientPath = (
  client: AuthorizationId,
  view: 'records' | 'history',
  locale: Locale,
): string => `${localizedPath(PATHS.clients, locale)}?client=${client}&view=${view}`

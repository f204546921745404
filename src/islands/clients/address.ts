import type { Parameters } from '#islands/health/kit/use-tab.ts'
import { AuthorizationId } from '#lib/ids.ts'
import { isOneOf } from '#lib/one-of.ts'
import { readPage } from '#lib/paging/read-page.ts'
import {
  CLIENT_SORTS,
  CLIENT_STATES,
  type ClientSort,
  type ClientState,
} from '#lib/workspace/clients.ts'

export const CLIENT_VIEWS = ['records', 'history'] as const
export type ClientView = (typeof CLIENT_VIEWS)[number]

/** What the page shows: a list, or one client beside it. */
export type ClientsAddress = {
  tab: ClientState
  sort: ClientSort
  /** Of the list, from 1. */
  page: number
  client: AuthorizationId | null
  view: ClientView
}

/**
 * Reads the query of the address; what cannot be read is as if it were not there. What is searched for is not in it: names
 * of clients do not belong into the history of a browser.
 */
export function readAddress(get: (name: string) => string | null): ClientsAddress {
  const [tab, sort, view, page] = [get('tab'), get('sort'), get('view'), get('page')]
  const client = AuthorizationId.safeParse(get('client'))
  return {
    tab: isOneOf(CLIENT_STATES, tab) ? tab : 'active',
    sort: isOneOf(CLIENT_SORTS, sort) ? sort : 'attention',
    page: readPage(page),
    client: client.success ? client.data : null,
    view: isOneOf(CLIENT_VIEWS, view) ? view : 'records',
  }
}

/** The parameters of a state; what everybody sees first is left out. */
export function parametersOf({ tab, sort, page, client, view }: ClientsAddress): Parameters {
  return {
    tab: tab === 'active' ? null : tab,
    sort: sort === 'attention' ? null : sort,
    page: page === 1 ? null : String(page),
    client,
    view: client && view,
  }
}

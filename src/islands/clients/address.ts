import { hrefOf, idOf, oneOf, page, type AddressOf } from '#client/address/address.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import { CLIENT_SORTS, CLIENT_STATES } from '#lib/workspace/clients.ts'

export const CLIENT_VIEWS = ['records', 'history'] as const

/**
 * What the page shows: a list, or one client beside it. What is searched for is not in the address: names of clients do not
 * belong into the history of a browser.
 */
export const CLIENTS = {
  tab: oneOf(CLIENT_STATES, 'active'),
  sort: oneOf(CLIENT_SORTS, 'attention'),
  page,
  client: idOf<AuthorizationId>(),
  view: oneOf(CLIENT_VIEWS, 'records'),
}
export type ClientsAddress = AddressOf<typeof CLIENTS>

/** The address of a state of the page; a list has no view. */
export const hrefOfClients = ({ view, ...address }: ClientsAddress): string =>
  hrefOf(CLIENTS, { ...address, view: address.client ? view : undefined })

import { useState } from 'react'
import { KEEP_PREVIOUS, useRead } from '#client/data/use-read.ts'
import type { Read } from '#client/problem/loaded.tsx'
import type { AuthorizationId } from '#lib/ids.ts'
import type { ClientSort, ClientState } from '#lib/workspace/clients.ts'
import * as workspace from '#lib/workspace/calls.ts'
import type * as workspaceSchemas from '#lib/workspace/schemas.ts'
import type { ClientsAddress } from './address.ts'

type ListQuery = { state: ClientState; q: string; sort: ClientSort; page: string; facts: 'true' }

/** What the plain address of the page shows. */
export const FIRST_LIST = {
  state: 'active',
  q: '',
  sort: 'attention',
  page: '1',
  facts: 'true',
} as const satisfies ListQuery

/** One page of a list; while another page or name is read, what was shown stays. */
function useList(query: ListQuery, on: boolean) {
  return useRead(workspace.listClients, { query }, { enabled: on, ...KEEP_PREVIOUS })
}
export type ClientsList = ReturnType<typeof useList>

export type ClientLists = {
  /** Of both tabs; that of the other one is read when it is opened. */
  of: Record<ClientState, ClientsList>
  counts: workspaceSchemas.Clients['counts'] | undefined
}

/** Who shares, and who has asked to. One client is shown beside those who share. */
export function useClientLists(address: ClientsAddress, q: string, on: boolean): ClientLists {
  const { tab, sort, page, client } = address
  const open = client === null ? tab : 'active'
  const pageOf = (state: ClientState) => String(state === tab ? page : 1)
  const active = useList(
    { ...FIRST_LIST, q, sort, page: pageOf('active') },
    on && open === 'active',
  )
  const pending = useList(
    { ...FIRST_LIST, state: 'pending', q, sort: 'newest', page: pageOf('pending') },
    on && open === 'pending',
  )
  const [first, second] = open === 'active' ? [active, pending] : [pending, active]
  const newest = (first.data ?? second.data)?.counts
  // They stay when another page or name cannot be read: the list says so, and the rest of the screen stays too.
  const [counts, setCounts] = useState(newest)
  if (newest && newest !== counts) setCounts(newest)
  return { of: { active, pending }, counts }
}

/** One client: from the page of the list if they are there, otherwise by their authorization; null if they do not share. */
export function useClient(
  id: AuthorizationId,
  list: ClientsList,
): Read<workspaceSchemas.Client | null> {
  const listed = list.data?.items.find((client) => client.id === id)
  const { data, error, refetch } = useRead(
    workspace.listClients,
    { query: { client: id, facts: 'true' } },
    { enabled: !list.isPending && !listed },
  )
  return { data: listed ?? (data && (data.items[0] ?? null)), error, refetch }
}

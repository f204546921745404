import { useEffect, type ReactNode } from 'react'
import { go } from '#client/address/here.ts'
import { useT } from '#client/texts/use-t.ts'
import type { Search } from '#client/list/use-search.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import { CLIENT_STATES, type ClientState } from '#lib/workspace/clients.ts'
import { Tabs, type Tab } from '#ui/tabs.tsx'
import { hrefOfClients, type ClientsAddress } from '../address.ts'
import type { ClientLists } from '../use-clients.ts'
import { cardId } from './card-id.ts'
import { ListPanel } from './list-panel.tsx'

type Props = {
  address: ClientsAddress
  lists: ClientLists
  search: Search
  /** The client that was closed: the focus goes on where they are. */
  closed: AuthorizationId | null
  onInvite: () => void
}

/** Who shares, and who has asked to. */
export function ClientList({ address, lists, search, closed, onInvite }: Props): ReactNode {
  const t = useT('clients')
  useEffect(() => {
    if (closed) document.getElementById(cardId(closed))?.focus()
  }, [closed])
  const tabOf = (state: ClientState): Tab => {
    const count = lists.counts?.[state] ?? 0
    return {
      value: state,
      label: t(`clients.tabs.${state}`, { count }),
      ...(state === 'pending' && count > 0 && { badge: String(count), tone: 'alert' }),
      panel: (
        <ListPanel
          address={address}
          state={state}
          list={lists.of[state]}
          search={search}
          onInvite={onInvite}
        />
      ),
    }
  }
  return (
    <Tabs
      fit
      label={t('clients.tabs.label')}
      value={address.tab}
      onChange={(name) => {
        const tab = name as ClientState
        if (tab !== address.tab) go(hrefOfClients({ ...address, tab, page: 1 }))
      }}
      tabs={CLIENT_STATES.map(tabOf)}
    />
  )
}

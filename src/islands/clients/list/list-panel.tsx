import { Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { go } from '#client/address/here.ts'
import { PagedList } from '#client/list/paged-list.tsx'
import { SearchField } from '#client/list/search-field.tsx'
import type { Search } from '#client/list/use-search.ts'
import { Waiting } from '#client/problem/waiting.tsx'
import { useT } from '#client/texts/use-t.ts'
import { CLIENT_SORTS, type ClientSort, type ClientState } from '#lib/workspace/clients.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { hrefOfClients, type ClientsAddress } from '../address.ts'
import type { ClientsList } from '../use-clients.ts'
import { ClientCard } from './client-card.tsx'
import { CardsSkeleton } from './list-skeleton.tsx'
import { RequestCard } from './request-card.tsx'

type Props = {
  address: ClientsAddress
  state: ClientState
  list: ClientsList
  search: Search
  onInvite: () => void
}

/** One tab: search, order, cards, pages. */
export function ListPanel(props: Props): ReactNode {
  const t = useT('clients')
  const { address, state, list, search, onInvite } = props
  const { q } = search
  const Card = state === 'active' ? ClientCard : RequestCard
  if (list.data?.counts[state] === 0) {
    return (
      <EmptyState
        picture={<Users className="size-12 text-pine" strokeWidth={1.5} />}
        title={t(`clients.empty.${state}`)}
        text={t('clients.empty.text')}
        action={<Button onClick={onInvite}>{t('clients.invite.open')}</Button>}
      />
    )
  }
  return (
    <div className="grid gap-4">
      <Controls address={address} state={state} search={search} />
      <PagedList
        read={list}
        failed={t('clients.failed.list')}
        waiting={
          <Waiting>
            <CardsSkeleton />
          </Waiting>
        }
        label={t(`clients.tabs.${state}`, { count: list.data?.total ?? 0 })}
        count={({ total }) =>
          q !== '' && !list.isPlaceholderData ? t('clients.search.found', { count: total, q }) : ''
        }
        empty={
          <EmptyState
            title={t('clients.search.none')}
            action={
              <Button variant="quiet" onClick={search.clear}>
                {t('clients.search.clear')}
              </Button>
            }
          />
        }
        className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3"
        hrefOf={(page) => hrefOfClients({ ...address, page })}
      >
        {(client) => <Card key={client.id} client={client} address={address} />}
      </PagedList>
    </div>
  )
}

function Controls({ address, state, search }: Pick<Props, 'address' | 'state' | 'search'>) {
  const t = useT('clients')
  return (
    <div className="grid gap-3 sm:grid-cols-[minmax(0,24rem)_auto] sm:justify-between">
      <SearchField
        search={search}
        label={t('clients.search.label')}
        placeholder={t('clients.search.label')}
      />
      {state === 'active' && (
        <Field label={t('clients.sort.label')} hideLabel>
          <Select
            value={address.sort}
            onChange={({ target }) =>
              go(hrefOfClients({ ...address, page: 1, sort: target.value as ClientSort }))
            }
          >
            {CLIENT_SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {t(`clients.sort.${sort}`)}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </div>
  )
}

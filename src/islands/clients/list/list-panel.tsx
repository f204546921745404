import { Users } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { go } from '#client/address/here.ts'
import { useT } from '#client/texts/use-t.ts'
import { Pager } from '#islands/paging/pager.tsx'
import { SearchField } from '#islands/workspace/search-field.tsx'
import type { Search } from '#islands/workspace/use-search.ts'
import { CLIENT_SORTS, type ClientSort, type ClientState } from '#lib/workspace/clients.ts'
import type { Clients } from '#lib/workspace/schemas.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
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
  const t = useT('clients', 'island', 'workspace')
  const { address, state, list, search, onInvite } = props
  const { data, isError, isPlaceholderData, refetch } = list
  const { q } = search
  if (data?.counts[state] === 0) {
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
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {q !== '' && data && !isPlaceholderData
          ? t('clients.search.found', { count: data.total, q })
          : ''}
      </p>
      {data && data.total > 0 ? (
        <Cards address={address} state={state} clients={data} isOld={isPlaceholderData} />
      ) : data ? (
        <EmptyState
          title={t('clients.search.none')}
          action={
            <Button variant="quiet" onClick={search.clear}>
              {t('clients.search.clear')}
            </Button>
          }
        />
      ) : isError ? (
        <EmptyState
          title={t('clients.failed.list')}
          text={t('clients.failed.text')}
          action={<Button onClick={() => void refetch()}>{t('island.retry')}</Button>}
        />
      ) : (
        <CardsSkeleton />
      )}
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

type CardsProps = Pick<Props, 'address' | 'state'> & { clients: Clients; isOld: boolean }

function Cards({ address, state, clients, isOld }: CardsProps) {
  const t = useT('clients')
  const { items, total, page, pageSize } = clients
  const list = useRef<HTMLUListElement>(null)
  const Card = state === 'active' ? ClientCard : RequestCard
  const at = (number: number) => hrefOfClients({ ...address, page: number })
  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={t(`clients.tabs.${state}`, { count: total })}
        aria-busy={isOld}
        className={cx(
          'grid scroll-mt-24 gap-3 outline-none sm:grid-cols-2 xl:grid-cols-3',
          isOld && 'opacity-60',
        )}
      >
        {items.map((client) => (
          <Card key={client.id} client={client} address={address} />
        ))}
      </ul>
      <Pager
        page={page}
        last={Math.ceil(total / pageSize)}
        hrefOf={at}
        onPage={(number) => {
          go(at(number))
          // Its first card, not the pages below it, is what was asked for.
          list.current?.focus()
        }}
      />
    </>
  )
}

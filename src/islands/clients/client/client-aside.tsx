import type { ReactNode } from 'react'
import { Link } from '#client/address/link.tsx'
import { SearchField } from '#client/list/search-field.tsx'
import type { Search } from '#client/list/use-search.ts'
import { Loaded } from '#client/problem/loaded.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { clientName } from '#lib/workspace/client-name.ts'
import type { Client } from '#lib/workspace/schemas.ts'
import { Portrait } from '#ui/portrait.tsx'
import { cx } from '#ui/cx.ts'
import { hrefOfClients, type ClientsAddress } from '../address.ts'
import type { ClientsList } from '../use-clients.ts'
import { waitingText } from './waiting-text.ts'

type Props = { address: ClientsAddress; list: ClientsList; search: Search }

/** The clients of the list as names, where there is room for them. */
export function ClientAside({ address, list, search }: Props): ReactNode {
  const t = useT('clients')
  const { data } = list
  return (
    <nav
      aria-label={t('clients.client.aside')}
      className="sticky top-[calc(var(--header-height)+1rem)] hidden max-h-[calc(100dvh-var(--header-height)-2rem)] grid-rows-[auto_minmax(0,1fr)_auto] gap-3 lg:grid"
    >
      <SearchField
        search={search}
        label={t('clients.search.label')}
        placeholder={t('clients.search.short')}
      />
      <Loaded read={list} failed={t('clients.failed.list')} waiting={null}>
        {({ items, total }) =>
          total === 0 ? (
            <p role="status" className="text-sm text-ink-soft">
              {t('clients.client.none')}
            </p>
          ) : (
            <ul className="-m-1 grid content-start gap-1 overflow-y-auto p-1">
              {items.map((client) => (
                <Name key={client.id} address={address} client={client} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {data && (
        <Link href={hrefOfClients({ ...address, client: null })} className="link">
          {t('clients.client.all', { count: data.counts.active })}
        </Link>
      )}
    </nav>
  )
}

function Name({ address, client }: { address: ClientsAddress; client: Client }) {
  const t = useT('clients', 'workspace')
  const locale = useLocale()
  const { id, avatarUrl } = client
  const isOpen = id === address.client
  const words = waitingText(client, t, locale)
  return (
    <li>
      <Link
        href={hrefOfClients({ ...address, client: id })}
        aria-current={isOpen ? 'page' : undefined}
        className={cx(
          'flex min-h-15 items-center gap-3 rounded-control border p-2 pe-3',
          isOpen
            ? 'border-line bg-surface shadow-[inset_3px_0_0_var(--color-pine)]'
            : 'border-transparent hover:bg-surface-2',
        )}
      >
        <Portrait name={client.name} src={avatarUrl} size={44} />
        <span className="min-w-0 leading-tight">
          <span className="block text-sm font-medium wrap-anywhere">
            {clientName(client.name, t)}
          </span>
          {words && (
            <span
              className={cx(
                'block text-xs',
                words.isUrgent ? 'font-medium text-clay-strong' : 'text-ink-soft',
              )}
            >
              {words.text}
            </span>
          )}
        </span>
      </Link>
    </li>
  )
}

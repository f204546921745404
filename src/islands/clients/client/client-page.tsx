import { ArrowLeft } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Link } from '#client/address/link.tsx'
import { useCache } from '#client/data/use-cache.ts'
import type { Search } from '#client/list/use-search.ts'
import { Loaded } from '#client/problem/loaded.tsx'
import { Waiting } from '#client/problem/waiting.tsx'
import { useT } from '#client/texts/use-t.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import { listClients } from '#lib/workspace/calls.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { hrefOfClients, type ClientsAddress } from '../address.ts'
import { useClient, type ClientsList } from '../use-clients.ts'
import { ClientAside } from './client-aside.tsx'
import { ClientHeader } from './client-header.tsx'
import { ClientParts } from './client-parts.tsx'
import { Gone } from './gone.tsx'

type Props = { address: ClientsAddress; id: AuthorizationId; list: ClientsList; search: Search }

/** One client: what they share, beside the names of the others. */
export function ClientPage({ address, id, list, search }: Props): ReactNode {
  const t = useT('clients')
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[14.5rem_minmax(0,1fr)]">
      <ClientAside address={address} list={list} search={search} />
      <div className="grid min-w-0 gap-5">
        <Link
          href={hrefOfClients({ ...address, client: null })}
          className="-my-2 link gap-2 justify-self-start lg:hidden"
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
          {t('clients.title')}
        </Link>
        <Opened key={id} address={address} id={id} list={list} />
      </div>
    </div>
  )
}

function Opened({ address, id, list }: Omit<Props, 'search'>) {
  const t = useT('clients')
  const found = useClient(id, list)
  // Who was opened stays until their part says that they are gone: what is typed in it must not go with a list.
  const [last, setLast] = useState(found.data)
  if (found.data && found.data !== last) setLast(found.data)
  const [isGone, setGone] = useState(false)
  const { isEnded, end } = useEnd()
  if (isGone) return <Gone address={address} />
  return (
    <Loaded
      read={{ ...found, data: last ?? found.data }}
      failed={t('clients.failed.part')}
      waiting={
        <Waiting label={t('clients.client.loading')} className="grid gap-5">
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-96 w-full rounded-panel" />
        </Waiting>
      }
    >
      {(client) =>
        client ? (
          <>
            <ClientHeader address={address} client={client} isEnded={isEnded} />
            <ClientParts
              address={address}
              client={client}
              onGone={() => setGone(true)}
              onEnded={end}
            />
          </>
        ) : (
          <Nobody address={address} id={id} />
        )
      }
    </Loaded>
  )
}

/** Whether the history has found that its client shares no more: the lists are read again, and the header says so. */
function useEnd() {
  const { renew } = useCache()
  const [isEnded, setEnded] = useState(false)
  const end = () => {
    setEnded(true)
    void renew(listClients)
  }
  return { isEnded, end }
}

/** Who does not share (any more). What was typed into their history and not saved is still there, and the editor shows it. */
function Nobody({ address, id }: Pick<Props, 'address' | 'id'>) {
  const t = useT('workspace')
  if (address.view === 'records') return <Gone address={address} />
  return (
    <>
      <h1 className="sr-only">{t('workspace.client')}</h1>
      <ClientParts
        address={address}
        client={{ id, name: null, facts: null }}
        onGone={() => undefined}
        onEnded={() => undefined}
      />
    </>
  )
}

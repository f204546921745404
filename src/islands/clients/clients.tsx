import { QrCode } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { hrefWith } from '#client/address/address.ts'
import { replace } from '#client/address/here.ts'
import { useAddress } from '#client/address/use-address.ts'
import { island } from '#client/island/island.tsx'
import { useT } from '#client/texts/use-t.ts'
import { useSignedIn } from '#client/use-signed-in.ts'
import { Denied } from '#client/workspace/denied.tsx'
import { WorkspaceFrame } from '#client/workspace/frame.tsx'
import { useSearch } from '#client/list/use-search.ts'
import { Button } from '#ui/button.tsx'
import { CLIENTS } from './address.ts'
import { ClientPage } from './client/client-page.tsx'
import { InviteDialog } from './invite/invite-dialog.tsx'
import { ClientList } from './list/client-list.tsx'
import { ListSkeleton } from './list/list-skeleton.tsx'
import { useClientLists } from './use-clients.ts'

function ClientsContent(): ReactNode {
  const t = useT('clients', 'paging', 'session', 'workspace')
  const signedIn = useSignedIn()
  const address = useAddress(CLIENTS)
  const { client, tab, page } = address
  const search = useSearch(() => page > 1 && replace(hrefWith(CLIENTS, { page: 1 })))
  const lists = useClientLists(address, search.q, signedIn)
  const [closed, setClosed] = useState(client)
  if (client && client !== closed) setClosed(client)
  const [isInviting, setInviting] = useState(false)
  const first = lists.of[client ? 'active' : tab]
  const isLoaded = lists.counts !== undefined
  const invite = () => setInviting(true)
  return (
    <>
      {!client && (
        <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
          <div>
            <h1 className="text-2xl">{t('clients.title')}</h1>
            <p className="mt-1 text-ink-soft">{t('clients.subtitle')}</p>
          </div>
          {isLoaded && signedIn && (
            <Button variant="quiet" onClick={invite}>
              <QrCode aria-hidden="true" className="size-5" />
              {t('clients.invite.open')}
            </Button>
          )}
        </div>
      )}
      <WorkspaceFrame
        denied={<Denied text={t('clients.denied')} />}
        first={{ data: lists.counts, error: first.error, refetch: first.refetch }}
        failed={t('clients.failed.list')}
        skeleton={<ListSkeleton />}
      >
        {() => (
          <>
            {client ? (
              <ClientPage address={address} id={client} list={lists.of.active} search={search} />
            ) : (
              <ClientList
                address={address}
                lists={lists}
                search={search}
                closed={closed}
                onInvite={invite}
              />
            )}
            <InviteDialog open={isInviting} onOpenChange={setInviting} />
          </>
        )}
      </WorkspaceFrame>
    </>
  )
}

/** "Mis Clientes": who shares their health with a professional, and who has asked to. */
export const Clients = island(ClientsContent, 'clients', 'paging', 'session', 'workspace')

import { UsersRound } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { useAddress } from '#client/address/use-address.ts'
import { KEEP_PREVIOUS, useRead } from '#client/data/use-read.ts'
import { lazyPart } from '#client/island/lazy-part.tsx'
import { PagedList } from '#client/list/paged-list.tsx'
import { PartFrame } from '#client/problem/part-frame.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import * as workspace from '#lib/workspace/calls.ts'
import type * as workspaceSchemas from '#lib/workspace/schemas.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { DASHBOARD, hrefOfPage } from '../address.ts'
import { PartLoading } from '../part-loading.tsx'
import { ClientCard } from './client-card.tsx'

const HdcDialog = lazyPart(
  async () => (await import('./hdc-dialog.tsx')).HdcDialog,
  'dashboardClients',
  'healthShared',
)

/** "Clientes con Acceso Autorizado": who shares, and a look at what. */
export function ClientsPart(): ReactNode {
  const t = useT('dashboardClients')
  const id = useId()
  const query = {
    state: 'active',
    sort: 'newest',
    page: String(useAddress(DASHBOARD).page),
  } as const
  const read = useRead(workspace.listClients, { query }, KEEP_PREVIOUS)
  const [opened, setOpened] = useState<workspaceSchemas.Client>()
  const [isOpen, setOpen] = useState(false)
  const [opening, setOpening] = useState(0)
  const open = (client: workspaceSchemas.Client) => {
    setOpened(client)
    setOpening(opening + 1)
    setOpen(true)
  }
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-4">
      <h2 id={id} className="text-xl">
        {t('dashboardClients.title')}
      </h2>
      <PagedList
        read={read}
        failed={t('dashboardClients.failed')}
        waiting={<PartLoading />}
        label={t('dashboardClients.title')}
        count={({ total }) => (total > 0 ? t('dashboardClients.count', { count: total }) : '')}
        empty={<Nobody />}
        className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3"
        hrefOf={hrefOfPage}
      >
        {(client) => <ClientCard key={client.id} client={client} onOpen={() => open(client)} />}
      </PagedList>
      {opened && (
        <PartFrame>
          <HdcDialog
            // Each opening is a read of its own.
            key={opening}
            client={opened}
            open={isOpen}
            onClose={() => setOpen(false)}
          />
        </PartFrame>
      )}
    </section>
  )
}

function Nobody() {
  const t = useT('dashboardClients')
  const locale = useLocale()
  return (
    <EmptyState
      heading="h3"
      picture={<UsersRound className="size-12 text-pine" strokeWidth={1.5} />}
      title={t('dashboardClients.empty')}
      text={t('dashboardClients.emptyText')}
      action={
        <Button variant="quiet" href={localizedPath(PATHS.clients, locale)}>
          {t('dashboardClients.invite')}
        </Button>
      }
    />
  )
}

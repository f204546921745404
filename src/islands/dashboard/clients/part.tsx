import { UsersRound } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { useAddress } from '#client/address/use-address.ts'
import { KEEP_PREVIOUS, useRead } from '#client/data/use-read.ts'
import { lazyPart } from '#client/island/lazy-part.tsx'
import { PartFrame } from '#client/problem/part-frame.tsx'
import { ReadFailed } from '#client/problem/read-failed.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { Pager } from '#islands/paging/pager.tsx'
import { localizedPath } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import * as workspace from '#lib/workspace/calls.ts'
import type * as workspaceSchemas from '#lib/workspace/schemas.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { DASHBOARD, goToPage, hrefOfPage } from '../address.ts'
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
  const locale = useLocale()
  const id = useId()
  const query = {
    state: 'active',
    sort: 'newest',
    page: String(useAddress(DASHBOARD).page),
  } as const
  const { data, isError, refetch } = useRead(workspace.listClients, { query }, KEEP_PREVIOUS)
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-4">
      <h2 id={id} tabIndex={-1} className="scroll-mt-24 text-xl outline-none">
        {t('dashboardClients.title')}
      </h2>
      {data && data.total > 0 ? (
        <List clients={data} headingId={id} />
      ) : data ? (
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
      ) : isError ? (
        <ReadFailed onRetry={refetch}>{t('dashboardClients.failed')}</ReadFailed>
      ) : (
        <PartLoading />
      )}
    </section>
  )
}

type ListProps = { clients: workspaceSchemas.Clients; headingId: string }

function List({ clients, headingId }: ListProps) {
  const t = useT('dashboardClients')
  const [opened, setOpened] = useState<workspaceSchemas.Client>()
  const [isOpen, setOpen] = useState(false)
  const [opening, setOpening] = useState(0)
  const { items, total, page, pageSize } = clients
  return (
    <>
      <p role="status" className="text-sm text-ink-soft">
        {t('dashboardClients.count', { count: total })}
      </p>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {items.map((client) => (
          <ClientCard
            key={client.id}
            client={client}
            onOpen={() => {
              setOpened(client)
              setOpening(opening + 1)
              setOpen(true)
            }}
          />
        ))}
      </ul>
      <Pager
        label={t('dashboardClients.pages')}
        page={page}
        last={Math.ceil(total / pageSize)}
        hrefOf={hrefOfPage}
        onPage={(number) => {
          goToPage(number)
          document.getElementById(headingId)?.focus()
        }}
      />
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
    </>
  )
}

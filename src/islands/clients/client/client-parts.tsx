import { useQuery } from '@tanstack/react-query'
import { lazy, useState, type ReactNode } from 'react'
import { queryClient, queryOf } from '#client/query.ts'
import { PartFrame } from '#islands/health/kit/part.tsx'
import * as ownProfile from '#lib/profile/calls.ts'
import { clientName } from '#lib/workspace/client-name.ts'
import type { Client } from '#lib/workspace/schemas.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { recordsOf } from '../records/load-records.tsx'
import type { View } from '../view.ts'

const HistoryEditor = lazy(async () => ({
  default: (await import('#islands/client-history/history-editor.tsx')).HistoryEditor,
}))

type Props = { view: View; client: Pick<Client, 'id' | 'name'>; onGone: () => void }

/** Records or history, each loaded when it is first opened. */
export function ClientParts({ view, client, onGone }: Props): ReactNode {
  const { t, locale, address } = view
  const name = clientName(client.name, t)
  const [Records] = useState(() => recordsOf(locale))
  const placeholder = (
    <>
      <p role="status" className="sr-only">
        {t('clients.client.loading')}
      </p>
      <Skeleton className="h-96 w-full rounded-panel" />
    </>
  )
  const failed = {
    title: t('clients.failed.part'),
    text: t('clients.failed.text'),
    retry: t('workspace.retry'),
  }
  return (
    <PartFrame key={address.view} placeholder={placeholder} failed={failed}>
      {address.view === 'records' ? (
        <Records texts={t} id={client.id} name={name} onGone={onGone} />
      ) : (
        <History view={view} client={client} name={name} placeholder={placeholder} />
      )}
    </PartFrame>
  )
}

type HistoryProps = Omit<Props, 'onGone'> & { name: string; placeholder: ReactNode }

/** What is typed and not saved is kept for who has typed it. */
function History({ view, client, name, placeholder }: HistoryProps) {
  const { data } = useQuery(
    { ...queryOf(ownProfile.getOwnProfile), throwOnError: true },
    queryClient,
  )
  if (!data) return placeholder
  return <HistoryEditor locale={view.locale} id={client.id} name={name} userId={data.userId} />
}

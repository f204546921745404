import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClient, queryOf } from '#client/query.ts'
import { RecordsSheet } from '#islands/health-shared/records-sheet.tsx'
import { clientName } from '#lib/workspace/client-name.ts'
import * as workspace from '#lib/workspace/calls.ts'
import type * as workspaceSchemas from '#lib/workspace/schemas.ts'
import { useBoard } from '../board.tsx'
import { ONCE, Reading, Unread } from './hdc-parts.tsx'
import type { HdcT } from './texts.ts'

/** Records of the sheet. */
const LATEST = 10

type Props = { t: HdcT; client: workspaceSchemas.Client }

/** The latest records as a laboratory sheet. */
export function HdcRecords({ t, client }: Props): ReactNode {
  const { t: boardT, locale } = useBoard()
  const { data, error, refetch } = useQuery(
    {
      ...queryOf(workspace.listClientRecords, {
        params: { id: client.id },
        query: { limit: String(LATEST) },
      }),
      ...ONCE,
    },
    queryClient,
  )
  if (!data) {
    return error ? <Unread t={t} error={error} retry={() => void refetch()} /> : <Reading t={t} />
  }
  if (data.items.length === 0) return <p>{t('dashboardClients.hdc.none')}</p>
  return (
    <div className="grid min-w-0 gap-3">
      <p className="text-sm text-ink-soft">{t('dashboardClients.hdc.latest')}</p>
      <RecordsSheet
        t={t}
        locale={locale}
        caption={t('healthShared.records.title', { name: clientName(client.name, boardT) })}
        records={data}
      />
    </div>
  )
}

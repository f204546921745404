import type { ReactNode } from 'react'
import { ONCE, useRead } from '#client/data/use-read.ts'
import { useT } from '#client/texts/use-t.ts'
import { RecordsSheet } from '#client/health/records-sheet.tsx'
import * as workspace from '#lib/workspace/calls.ts'
import { clientName } from '#lib/workspace/client-name.ts'
import type * as workspaceSchemas from '#lib/workspace/schemas.ts'
import { HdcRead } from './hdc-read.tsx'

/** Records of the sheet. */
const LATEST = 10

type Props = { client: workspaceSchemas.Client }

/** The latest records as a laboratory sheet. */
export function HdcRecords({ client }: Props): ReactNode {
  const t = useT('dashboardClients', 'healthShared', 'workspace')
  const read = useRead(
    workspace.listClientRecords,
    {
      params: { id: client.id },
      query: { limit: String(LATEST) },
    },
    ONCE,
  )
  return (
    <HdcRead read={read}>
      {(records) =>
        records.items.length === 0 ? (
          <p>{t('dashboardClients.hdc.none')}</p>
        ) : (
          <div className="grid min-w-0 gap-3">
            <p className="text-sm text-ink-soft">{t('dashboardClients.hdc.latest')}</p>
            <RecordsSheet
              caption={t('healthShared.records.title', { name: clientName(client.name, t) })}
              records={records}
            />
          </div>
        )
      }
    </HdcRead>
  )
}

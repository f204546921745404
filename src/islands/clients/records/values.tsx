import type { ReactNode } from 'react'
import { lazyPart } from '#client/island/lazy-part.tsx'
import { useT } from '#client/texts/use-t.ts'
import { SharedValues } from '#client/health/shared-values.tsx'
import type { SharedRecords } from '#lib/sharing/shared.ts'
import type { RecordsProps } from './records-view.tsx'

const Chart = lazyPart(async () => (await import('./client-chart.tsx')).ClientChart, 'healthChart')

type Props = RecordsProps & {
  /** The newest ones. */
  records: SharedRecords
  /** Called when a course is refused: it, or everything, is shared no more. */
  onRefused: () => void
}

/** The newest values of a client, each with its chart. */
export function Values({ id, records, onRefused }: Props): ReactNode {
  const t = useT('clients')
  return (
    <SharedValues
      label={t('clients.records.values')}
      records={records}
      chart={(kind, close) => (
        <Chart
          id={id}
          kind={kind}
          onRefused={() => {
            close()
            onRefused()
          }}
        />
      )}
    />
  )
}

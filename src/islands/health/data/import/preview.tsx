import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { formatDate } from '#lib/format/date.ts'
import { MEASURED_NAMES, type MeasuredName } from '#lib/health/measures.ts'
import type { ReadRows } from '#lib/health/import/read-rows.ts'
import type { RecordInput } from '#lib/health/record.ts'
import { Table, type Column } from '#ui/table.tsx'
import { useCentre } from '../../kit/centre.tsx'
import { valueText } from '../../kit/value-text.ts'
import { columnName } from './row-text.ts'

const ROWS = 5

type Row = RecordInput & { index: number }

/** The first rows as they would be stored, in the person's own units. */
export function Preview({ read }: { read: ReadRows }): ReactNode {
  const t = useT('fields', 'health', 'healthBands', 'healthData', 'healthRegister')
  const locale = useLocale()
  const { overview } = useCentre()
  const writing = { t, locale, units: overview.settings.units }
  const rows: Row[] = read.records.slice(0, ROWS).map((record, index) => ({ ...record, index }))
  if (rows.length === 0) return null
  const has = (name: MeasuredName) => read.records.some((record) => record[name] !== undefined)
  const measures = MEASURED_NAMES.filter(has).map((name): Column<Row> => ({
    key: name,
    label: columnName(name, t),
    numeric: true,
    cell: ({ [name]: value }) =>
      typeof value === 'number' ? valueText(value, name, writing) : t('health.na'),
  }))
  const columns: Column<Row>[] = [
    {
      key: 'recordDate',
      label: columnName('recordDate', t),
      cell: ({ recordDate }) => (
        <span className="whitespace-nowrap">{formatDate(recordDate, locale)}</span>
      ),
    },
    ...measures,
  ]
  if (read.records.some(({ note }) => note))
    columns.push({
      key: 'note',
      label: columnName('note', t),
      cell: ({ note }) => note ?? '',
    })
  return (
    <section className="grid min-w-0 gap-2">
      <h3 className="font-sans text-base font-medium tracking-normal">
        {t('healthData.import.match.preview')}
      </h3>
      <Table
        caption={t('healthData.import.match.preview')}
        columns={columns}
        rows={rows}
        rowKey={({ index }) => String(index)}
        dense
      />
    </section>
  )
}

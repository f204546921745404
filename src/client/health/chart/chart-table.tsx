import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { fromStored, unitFor } from '#lib/health/quantities.ts'
import { Table, type Column } from '#ui/table.tsx'
import type { SeriesPoint } from '#lib/health/schemas.ts'
import type { T } from '#lib/i18n/t.ts'
import { dayText } from '../days.ts'
import { measuresOf, quantityOf } from '../kinds.ts'
import type { ChartModel, Range } from './chart-model.ts'
import { shownText, type ChartReader } from './summary.ts'

/** More rows are in Registros, which scrolls through all of them. */
const ROWS_MAX = 200

type Props = { model: ChartModel; reader: ChartReader; range: Range }

/** The same as the chart, for who reads tables: newest first. */
export function ChartTable({ model, reader, range }: Props): ReactNode {
  const t = useT('health', 'healthChart')
  const locale = useLocale()
  const { kind, units } = reader
  const trends = new Map(model.days.map(({ recordDate, trend }) => [recordDate, trend]))
  const quantity = quantityOf(kind)
  const unit = unitFor(quantity, units)
  const valuesOf = ({ values }: SeriesPoint) =>
    measuresOf(kind).flatMap((measure) => {
      const value = values[measure]
      return value === undefined ? [] : [fromStored(value, quantity, unit)]
    })
  const columns: Column<SeriesPoint>[] = [
    {
      key: 'date',
      label: t('healthChart.column.date'),
      cell: ({ recordDate }) => dayText(recordDate, t, locale),
    },
    {
      key: 'value',
      label: t('healthChart.column.value'),
      numeric: true,
      cell: (row) => shownText(valuesOf(row), reader),
    },
    {
      key: 'trend',
      label: t('healthChart.column.trend'),
      numeric: true,
      cell: ({ recordDate }) => {
        const trend = trends.get(recordDate)
        return trend ? shownText(trend, reader) : t('health.na')
      },
    },
    ...(model.notes.length > 0 ? [noteColumn(t)] : []),
  ]
  const rows = model.rows.slice(0, ROWS_MAX)
  const name = t(`health.measure.${kind}`)
  return (
    <>
      <Table
        dense
        caption={t('healthChart.caption', { name, range: t(`healthChart.range.${range}`) })}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        className="max-h-96"
      />
      {rows.length < model.rows.length && (
        <p className="text-sm text-ink-soft">
          {t('healthChart.tableMore', { count: rows.length })}
        </p>
      )}
    </>
  )
}

const noteColumn = (t: T<'healthChart'>): Column<SeriesPoint> => ({
  key: 'note',
  label: t('healthChart.column.note'),
  cell: ({ note }) => note,
})

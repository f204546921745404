import { useId, useState, type ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import type { SignUpKind } from '#lib/admin/metrics-schemas.ts'
import { Table, type Column } from '#ui/table.tsx'
import { SeriesRow } from './series-row.tsx'
import { countText, weekText } from './change-text.ts'

export type Series = {
  key: string
  label: string
  /** Of each week of the range, the oldest first; null below five. */
  counts: readonly (number | null)[]
  /** Whose hue marks it. */
  profession?: SignUpKind
}

type Props = {
  title: string
  /** The Mondays of the range. */
  weeks: readonly string[]
  series: readonly Series[]
}

/** Lines below each other, each from 0 on a scale of its own, or the same as a table. */
export function WeeklyCard(props: Props): ReactNode {
  const { title, weeks, series } = props
  const t = useT('adminMetrics')
  const [isTable, setTable] = useState(false)
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 content-start gap-2 rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <button type="button" onClick={() => setTable(!isTable)} className="link text-sm">
          {isTable ? t('adminMetrics.showChart') : t('adminMetrics.showTable')}
          <span className="sr-only">: {title}</span>
        </button>
      </div>
      {isTable ? (
        <WeekTable {...props} />
      ) : (
        <ul className="divide-y divide-line">
          {series.map((one) => (
            <SeriesRow key={one.key} weeks={weeks} series={one} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** The newest week first. */
function WeekTable({ title, weeks, series }: Props) {
  const t = useT('adminMetrics')
  const locale = useLocale()
  const columns: Column<number>[] = [
    {
      key: 'week',
      label: t('adminMetrics.week'),
      cell: (at) => weekText(weeks[at]!, locale),
    },
    ...series.map(({ key, label, counts }) => ({
      key,
      label,
      numeric: true,
      cell: (at: number) => countText(counts[at] ?? null, { t, locale }),
    })),
  ]
  return (
    <Table
      dense
      caption={t('adminMetrics.table', { title })}
      columns={columns}
      rows={weeks.map((_, at) => at).toReversed()}
      rowKey={(at) => weeks[at]!}
      className="max-h-96"
    />
  )
}

import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import type { RowProblem } from '#lib/health/import/read-rows.ts'
import { Table, type Column } from '#ui/table.tsx'
import { columnName, reasonOf } from './row-text.ts'

type Props = {
  problems: readonly RowProblem[]
  /** The line of the file in which each row begins. */
  lines: readonly number[]
}
type Shown = RowProblem & { key: string }

/** More than anybody reads. */
const MOST = 100

/** The cells that cannot be imported: where they are in the file, what stands there, and why. */
export function ProblemTable({ problems, lines }: Props): ReactNode {
  const t = useT('fields', 'health', 'healthBands', 'healthData', 'healthRegister')
  const locale = useLocale()
  const rows = problems
    .slice(0, MOST)
    .map((problem, index): Shown => ({ ...problem, key: String(index) }))
  const columns: Column<Shown>[] = [
    {
      key: 'row',
      label: t('healthData.import.problem.row'),
      cell: ({ row }) => lines[row],
    },
    {
      key: 'column',
      label: t('healthData.import.problem.column'),
      cell: ({ column }) =>
        column === 'row' ? t('healthData.import.problem.whole') : columnName(column, t),
    },
    { key: 'text', label: t('healthData.import.problem.text'), cell: ({ text }) => text },
    {
      key: 'reason',
      label: t('healthData.import.problem.reason'),
      cell: (problem) => (
        <span className="block min-w-28 py-1.5 sm:min-w-48">
          {reasonOf(problem, { t, locale })}
        </span>
      ),
    },
  ]
  return (
    <div className="grid min-w-0 gap-2">
      <Table
        caption={t('healthData.import.problem.caption')}
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
        className="max-h-96 max-sm:[&_td]:px-2 max-sm:[&_th]:px-2"
      />
      {problems.length > MOST && (
        <p className="text-sm text-ink-soft">
          {t('healthData.import.problem.more', { count: problems.length - MOST })}
        </p>
      )}
    </div>
  )
}

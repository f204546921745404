import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { cx } from './cx.ts'

export type Column<Row> = {
  key: string
  label: ReactNode
  cell: (row: Row) => ReactNode
  /** Aligns the column to its end. */
  numeric?: boolean
  /** Left out on phones, where the first column says what matters of it. */
  wideOnly?: boolean
  /** Makes the heading a button that sorts. */
  onSort?: () => void
  sorted?: 'ascending' | 'descending' | undefined
}

export type TableProps<Row> = {
  /** Names the table and its scrollable region. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** The key of the row that is open beside the table. */
  current?: string | null
  /** Low rows with a sticky first column, for tables of figures. */
  dense?: boolean
  /** The class of the region, for its height. */
  className?: string | undefined
}

const CELL = 'border-b border-line px-3 align-middle'

type FrameProps = Pick<TableProps<never>, 'caption' | 'className'> & { children: ReactNode }

/** A table that scrolls by itself when it is larger than its parent, also by keyboard. */
export function TableFrame({ caption, className, children }: FrameProps): ReactNode {
  const id = useId()
  return (
    <div
      role="region"
      aria-labelledby={id}
      // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- keyboard scrolling requires focus
      tabIndex={0}
      className={cx('overflow-auto rounded-control border border-line bg-surface', className)}
    >
      <table className="w-full border-separate border-spacing-0 text-label tabular">
        <caption id={id} className="sr-only">
          {caption}
        </caption>
        {children}
      </table>
    </div>
  )
}

/** A table with sticky headings, whose first column holds the row headers. */
export function Table<Row>(props: TableProps<Row>): ReactNode {
  const { caption, columns, rows, rowKey, current = null, dense = false, className } = props
  const first = dense && 'sticky start-0 z-1 border-e bg-surface'
  return (
    <TableFrame caption={caption} className={className}>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <Heading key={column.key} column={column} stays={dense && index === 0} />
          ))}
        </tr>
      </thead>
      <tbody className="[&>tr:last-child>*]:border-b-0">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            aria-current={rowKey(row) === current ? 'true' : undefined}
            className="aria-[current]:bg-pine-wash aria-[current]:[&>:first-child]:shadow-[inset_4px_0_var(--color-pine)]"
          >
            {columns.map(({ key, cell, numeric, wideOnly }, index) => {
              const look = cx(
                CELL,
                dense ? 'h-11 sm:h-10' : 'h-13',
                numeric ? 'text-end whitespace-nowrap' : 'text-start',
                wideOnly && 'max-md:hidden',
              )
              return index === 0 ? (
                <th key={key} scope="row" className={cx(look, 'font-medium', first)}>
                  {cell(row)}
                </th>
              ) : (
                <td key={key} className={look}>
                  {cell(row)}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  )
}

const ICONS = { ascending: ArrowUp, descending: ArrowDown } as const

type HeadingProps<Row> = { column: Column<Row>; stays: boolean }

function Heading<Row>({ column, stays }: HeadingProps<Row>): ReactNode {
  const { label, numeric, wideOnly, onSort, sorted } = column
  const Icon = sorted ? ICONS[sorted] : ChevronsUpDown
  return (
    <th
      scope="col"
      aria-sort={onSort && (sorted ?? 'none')}
      className={cx(
        CELL,
        'sticky top-0 z-2 h-11 bg-surface-2 font-medium whitespace-nowrap',
        numeric ? 'text-end' : 'text-start',
        wideOnly && 'max-md:hidden',
        stays && 'start-0 z-3 border-e',
      )}
    >
      {onSort ? (
        <button
          type="button"
          onClick={onSort}
          className="-mx-1 inline-flex min-h-11 items-center gap-1.5 px-1 font-medium"
        >
          {label}
          <Icon aria-hidden="true" className="size-3.5 shrink-0" />
        </button>
      ) : (
        label
      )}
    </th>
  )
}

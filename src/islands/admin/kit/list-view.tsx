import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { SearchField } from '#client/list/search-field.tsx'
import { Loaded } from '#client/problem/loaded.tsx'
import { Waiting } from '#client/problem/waiting.tsx'
import { useT } from '#client/texts/use-t.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Table, type Column } from '#ui/table.tsx'
import { TableSkeleton } from './area-skeleton.tsx'
import type { AdminColumn } from './column.ts'
import { ColumnChoice } from './column-choice.tsx'
import { countText } from './count-text.ts'
import { Filters, type Filter } from './filters.tsx'
import { $hiddenColumns } from './hidden-columns.ts'
import { ListPager } from './list-pager.tsx'
import type { List } from './use-list.ts'

type Props<Row> = {
  /** Names the table in this browser's choice of columns. */
  name: string
  /** Names the table for screen readers. */
  caption: string
  list: List<Row>
  /** The first cannot be hidden; on phones it stands alone, so its cell repeats there what matters (`md:hidden`). */
  columns: readonly AdminColumn<Row>[]
  filters?: readonly Filter[]
  /** Label of the search field; without it there is none. */
  search?: { label: string; placeholder: string }
  rowKey: (row: Row) => string
  /** The row that is open beside the table. */
  current?: string | null
  /** What is said when there is nothing, whatever is looked for. */
  empty: string
  /** What is said when it could not be read, where it has words of its own. */
  failed?: string
}

/** A table with search, filters, choice of columns, order and pages. */
export function ListView<Row>(props: Props<Row>): ReactNode {
  const t = useT('admin')
  const { name, list, columns, filters = [], search } = props
  const { page, isLate } = list
  return (
    <div className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-center gap-2">
        {search && (
          <div className="w-full sm:w-72">
            <SearchField search={list.search} {...search} />
          </div>
        )}
        <Filters filters={filters} list={list} />
        {columns.length > 1 && (
          <div className="ms-auto max-md:hidden">
            <ColumnChoice name={name} columns={columns.slice(1)} />
          </div>
        )}
      </div>
      <p role="status" className="sr-only">
        {page && !isLate && countText(t, page)}
      </p>
      <Shown {...props} />
    </div>
  )
}

/** The rows, or why there are none. */
function Shown<Row>(props: Props<Row>) {
  const t = useT('admin')
  const { list, filters = [], failed = t('admin.list.failed') } = props
  const { page, error, isLate, retry } = list
  return (
    <Loaded
      saysStale
      read={{ data: page, error, refetch: retry }}
      failed={failed}
      waiting={
        <Waiting>
          <TableSkeleton />
        </Waiting>
      }
    >
      {(shown) =>
        shown.items.length === 0 ? (
          <NoRows {...props} filters={filters} />
        ) : (
          <div className={cx('grid min-w-0', isLate && 'opacity-60')} aria-busy={isLate}>
            <Rows {...props} rows={shown.items} />
            <ListPager page={shown} />
          </div>
        )
      }
    </Loaded>
  )
}

function Rows<Row>(props: Props<Row> & { rows: readonly Row[] }) {
  const { name, caption, list, columns, rows, rowKey, current = null } = props
  const hidden = useStore($hiddenColumns, { ssr: 'initial' })[name] ?? []
  const shown = columns.filter(({ key }, index) => index === 0 || !hidden.includes(key))
  return (
    <Table
      caption={caption}
      columns={shown.map((column, index) => toColumn(column, index, list))}
      rows={rows}
      rowKey={rowKey}
      current={current}
    />
  )
}

function toColumn<Row>(column: AdminColumn<Row>, index: number, list: List<Row>): Column<Row> {
  const { sort, ...own } = column
  const base = { ...own, wideOnly: index > 0 }
  if (!sort) return base
  const dir = list.order.by === sort.by ? list.order.dir : null
  const other = dir === 'asc' ? 'desc' : 'asc'
  return {
    ...base,
    sorted: dir === null ? undefined : dir === 'asc' ? 'ascending' : 'descending',
    onSort: () => list.change({ sort: sort.by, dir: dir === null ? sort.first : other }),
  }
}

type NoRowsProps<Row> = Pick<Props<Row>, 'list' | 'empty'> & { filters: readonly Filter[] }

function NoRows<Row>({ list, empty, filters }: NoRowsProps<Row>) {
  const t = useT('admin')
  const { q } = list.query
  const isFiltered = Boolean(q) || filters.some(({ name }) => list.value(name))
  const isBeyond = list.value('after') !== null || list.value('before') !== null
  return (
    <EmptyState
      title={isBeyond ? t('admin.list.beyond') : isFiltered ? t('admin.list.nothing') : empty}
      text={q ? t('admin.list.notFound', { text: q }) : ''}
      action={
        isBeyond ? (
          <Button onClick={() => list.change({})}>{t('admin.list.first')}</Button>
        ) : q ? (
          <Button onClick={list.search.clear}>{t('admin.list.clear')}</Button>
        ) : undefined
      }
    />
  )
}

import { useRef, type ReactNode } from 'react'
import { go } from '#client/address/here.ts'
import { Loaded, type Read } from '#client/problem/loaded.tsx'
import { cx } from '#ui/cx.ts'
import { Pager } from './pager.tsx'

/** A page of a list whose pages have numbers. */
type Page<Item> = { items: readonly Item[]; total: number; page: number; pageSize: number }

type Shown<Item> = {
  /** Names the list. */
  label: string
  /** Shown in place of a list without items. */
  empty: ReactNode
  /** The look of the list. */
  className: string
  hrefOf: (page: number) => string
  /** An item, as `<li>` with its key. */
  children: (item: Item) => ReactNode
}

type PagedListProps<Item> = Shown<Item> & {
  /** Of a page, by `KEEP_PREVIOUS`. */
  read: Read<Page<Item>> & { isPlaceholderData: boolean }
  failed: string
  waiting: ReactNode
  /** How many there are, which is announced when it changes; '' where that is not said. */
  count?: (page: Page<Item>) => string
  /** Where a filter above shows how many there are. */
  hideCount?: boolean
}

/** A list that is read page by page. */
export function PagedList<Item>(props: PagedListProps<Item>): ReactNode {
  const { read, failed, waiting, count, hideCount = false, ...shown } = props
  return (
    <>
      <p role="status" className={hideCount ? 'sr-only' : 'text-sm text-ink-soft empty:hidden'}>
        {read.data && count?.(read.data)}
      </p>
      <Loaded read={read} failed={failed} waiting={waiting}>
        {(page) => <ListPage page={page} isLate={read.isPlaceholderData} {...shown} />}
      </Loaded>
    </>
  )
}

type ListPageProps<Item> = Shown<Item> & {
  page: Page<Item>
  /** Whether another page is on its way. */
  isLate: boolean
}

/** A page of a list, and the links to the others, which take the focus to the list. */
export function ListPage<Item>(props: ListPageProps<Item>): ReactNode {
  const { page, isLate, label, empty, className, hrefOf, children } = props
  const list = useRef<HTMLUListElement>(null)
  if (page.total === 0) return empty
  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={label}
        aria-busy={isLate}
        className={cx('scroll-mt-24 outline-none', className, isLate && 'opacity-60')}
      >
        {page.items.map(children)}
      </ul>
      <Pager
        page={page.page}
        last={Math.ceil(page.total / page.pageSize)}
        hrefOf={hrefOf}
        onPage={(number) => {
          go(hrefOf(number))
          list.current?.focus()
        }}
      />
    </>
  )
}

import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'
import {
  useImperativeHandle,
  useState,
  type FocusEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { useLocale } from '#client/texts/use-t.ts'
import type { HealthRecord } from '#lib/health/record.ts'
import { MONTH } from './month-list.tsx'
import { monthText } from './months.ts'
import { RecordRow } from './record-row.tsx'

type Props = {
  records: readonly HealthRecord[]
  /** What scrolls. */
  scroller: RefObject<HTMLElement | null>
  /** Is given the way to a record that is out of view. */
  reveal: RefObject<((recordId: string) => void) | null>
}

/** A row of two lines of chips, and one that begins a month, in px; each is measured when it is drawn. */
const ROW = 76
const FIRST_OF_MONTH = 118
/** Rows drawn beyond the edges, so that the next one is there for the Tab key. */
const OVERSCAN = 8

/** Many records: only those that are in view, and the one that has the focus, are in the page. */
export function VirtualList({ records, scroller, reveal }: Props): ReactNode {
  const locale = useLocale()
  const [focused, setFocused] = useState<number | null>(null)
  const monthOf = (index: number) => records[index]?.recordDate.slice(0, 7)
  const beginsMonth = (index: number) => monthOf(index) !== monthOf(index - 1)
  // eslint-disable-next-line react-hooks/incompatible-library -- no compiler memoizes what it returns
  const list = useVirtualizer({
    count: records.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (beginsMonth(index) ? FIRST_OF_MONTH : ROW),
    getItemKey: (index) => records[index]!.id,
    overscan: OVERSCAN,
    rangeExtractor: (range) => withFocused(range, focused),
  })
  useImperativeHandle(reveal, () => (recordId: string) => {
    const index = records.findIndex(({ id }) => id === recordId)
    if (index >= 0) list.scrollToIndex(index, { align: 'center' })
  })
  const onFocus = (event: FocusEvent) => {
    const row = event.target.closest<HTMLElement>('[data-index]')
    setFocused(row ? Number(row.dataset['index']) : null)
  }
  return (
    <>
      {/* Where one is: the headings of months scroll away with their rows. */}
      <div aria-hidden="true" className="sticky top-0 z-2 h-0">
        <p className={MONTH}>{monthText(monthOf(list.range?.startIndex ?? 0)!, locale)}</p>
      </div>
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- follows the focus of the controls inside */}
      <ul
        className="relative"
        style={{ height: list.getTotalSize() }}
        onFocus={onFocus}
        onBlur={() => setFocused(null)}
      >
        {list.getVirtualItems().map(({ index, key, start }) => {
          const record = records[index]!
          return (
            <li
              key={key}
              ref={list.measureElement}
              data-index={index}
              aria-setsize={records.length}
              aria-posinset={index + 1}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${start}px)` }}
            >
              {beginsMonth(index) && (
                <h3 className={MONTH}>{monthText(monthOf(index)!, locale)}</h3>
              )}
              <RecordRow record={record} />
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** A row that leaves the page would take the focus with it. */
function withFocused(range: Range, focused: number | null): number[] {
  const shown = defaultRangeExtractor(range)
  if (focused === null || focused >= range.count || shown.includes(focused)) return shown
  return [...shown, focused].toSorted((one, other) => one - other)
}

import { useRef, type ReactNode, type RefObject } from 'react'
import { useT } from '#client/texts/use-t.ts'
import type { HealthRecord } from '#lib/health/record.ts'
import type { useRecordPages } from '../kit/pages.ts'
import { MonthList } from './month-list.tsx'
import { MoreRows } from './more-rows.tsx'
import { VirtualList } from './virtual-list.tsx'

/** From so many rows on, only those in view are in the page. */
const MANY = 200

type Props = {
  records: readonly HealthRecord[]
  pages: ReturnType<typeof useRecordPages>
  reveal: RefObject<((recordId: string) => void) | null>
}

/** The list in a scroller of its own, at most 70 % of the screen high; the next page comes as one scrolls. */
export function RecordList({ records, pages, reveal }: Props): ReactNode {
  const t = useT('healthRecords')
  const scroller = useRef<HTMLDivElement>(null)
  return (
    <div
      ref={scroller}
      role="region"
      aria-label={t('healthRecords.list')}
      // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- keyboard scrolling requires focus
      tabIndex={0}
      className="max-h-[70dvh] overflow-y-auto overscroll-contain rounded-card border border-line bg-surface"
    >
      {records.length < MANY ? (
        <MonthList records={records} />
      ) : (
        <VirtualList {...{ records, scroller, reveal }} />
      )}
      {pages.hasNextPage && (
        <MoreRows
          {...{ scroller }}
          pages={pages.data?.pages.length ?? 0}
          isLoading={pages.isFetchingNextPage}
          isFailed={pages.isFetchNextPageError}
          onMore={() => void pages.fetchNextPage()}
        />
      )}
    </div>
  )
}

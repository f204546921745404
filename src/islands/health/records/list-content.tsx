import type { ReactNode } from 'react'
import { hrefOf } from '#client/address/address.ts'
import { go } from '#client/address/here.ts'
import { Loaded } from '#client/problem/loaded.tsx'
import { Waiting } from '#client/problem/waiting.tsx'
import { useT } from '#client/texts/use-t.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { HEALTH } from '../kit/address.ts'
import { RecordList } from './record-list.tsx'
import type { useFilteredRecords } from './use-filtered-records.ts'
import type { useTarget } from './use-target.ts'

type Props = {
  list: ReturnType<typeof useFilteredRecords>
  reveal: ReturnType<typeof useTarget>['reveal']
}

/** The list, or why there is none. */
export function ListContent(props: Props): ReactNode {
  const t = useT('healthRecords')
  return (
    <Loaded
      read={props.list.pages}
      failed={t('healthRecords.failed')}
      waiting={
        <Waiting
          label={t('healthRecords.loading')}
          className="rounded-card border border-line bg-surface"
        >
          {Array.from({ length: ROWS }, (_, i) => (
            <div key={i} className="flex items-center gap-4 border-b border-line p-4">
              <Skeleton className="size-10" />
              <Skeleton className="h-5 flex-1" />
            </div>
          ))}
        </Waiting>
      }
    >
      {() => <Shown {...props} />}
    </Loaded>
  )
}

const ROWS = 6

function Shown({ list, reveal }: Props) {
  const t = useT('healthRecords')
  const { pages, records, kind, year, clear } = list
  if (records.length > 0 || pages.hasNextPage) return <RecordList {...{ records, pages, reveal }} />
  const isFiltered = kind !== 'all' || year !== ''
  return (
    <EmptyState
      heading="h3"
      title={isFiltered ? t('healthRecords.none.filtered') : t('healthRecords.none.title')}
      text={isFiltered ? undefined : t('healthRecords.none.text')}
      action={
        isFiltered ? (
          <Button variant="quiet" onClick={clear}>
            {t('healthRecords.none.clear')}
          </Button>
        ) : (
          <Button onClick={() => go(hrefOf(HEALTH, { tab: 'data' }))}>
            {t('healthRecords.none.write')}
          </Button>
        )
      }
    />
  )
}

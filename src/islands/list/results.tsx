import type { ReactNode } from 'react'
import { useHydrated } from '#client/use-hydrated.ts'
import { Pager } from '#client/list/pager.tsx'
import { changed, type Filter } from '#lib/professionals/list-filters.ts'
import type { ListQuery } from '#lib/professionals/list-query.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { CardSkeletons } from './card-skeletons.tsx'
import { Cards } from './cards.tsx'
import { Elsewhere } from './elsewhere.tsx'
import { Nobody } from './nobody.tsx'
import { ResultsHead } from './results-head.tsx'
import { StaleNotice } from './stale-notice.tsx'
import type { Load } from './use-professionals.ts'

type Props = {
  type: ProfessionalType
  load: Load
  /** Whether the page was prerendered without the filters of its URL, so that its cards are wrong until hydration. */
  prerendered: boolean
  query: ListQuery
  path: string
  onShow: (params: URLSearchParams) => void
  onSort: (sort: string) => void
  onPage: (page: number) => void
  onClear: () => void
  onRemove: (name: Filter) => void
  /** The ten best, above the cards. */
  top: ReactNode
}

/** Count, order, the ten best, cards and pagination; or the loading, empty or error state. */
export function Results(props: Props) {
  const { type, load, prerendered, query, path, onPage, onSort, onRemove, onClear, top } = props
  const { data } = load
  const live = useHydrated()
  const loading = !data && load.state === 'loading'
  return (
    <div
      className="answer"
      data-unfiltered={prerendered && !live ? '' : undefined}
      aria-busy={loading}
    >
      <ResultsHead {...{ type, query, loading, data, onSort, onRemove, onClear }} />
      <StaleNotice load={load} />
      {top}
      {loading && <CardSkeletons type={type} />}
      {data?.total === 0 && <Nobody {...props} data={data} />}
      {data && data.total > 0 && (
        <>
          <Cards people={data.items} isFirst />
          <Pager
            page={data.page}
            last={Math.ceil(data.total / data.pageSize)}
            hrefOf={(page) => `${path}/search?${changed(query, 'page', page)}`}
            onPage={onPage}
          />
          {data.elsewhere && <Elsewhere {...props} elsewhere={data.elsewhere} />}
        </>
      )}
    </div>
  )
}

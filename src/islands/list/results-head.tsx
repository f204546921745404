import { ChevronDown } from 'lucide-react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { activeFilters, type Filter } from '#lib/professionals/list-filters.ts'
import { BY_DISTANCE, SORTS, type ListQuery, type Sort } from '#lib/professionals/list-query.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { cx } from '#ui/cx.ts'
import { countText } from './count-text.ts'
import { FilterChips } from './filter-chips.tsx'
import { offersOthers, type ShownList } from './listed.ts'
import { Said } from './said.tsx'
import { FILTERS_ID } from './use-early-choices.ts'

type Props = {
  type: ProfessionalType
  query: ListQuery
  loading: boolean
  data: ShownList | undefined
  onSort: (sort: string) => void
  onRemove: (name: Filter) => void
  onClear: () => void
}

/**
 * How many there are, and their order: beside the title where there is room, and a sentence with its filters once there are
 * some. Without anybody there is nothing to order.
 */
export function ResultsHead(props: Props) {
  const { type, query, loading, data, onSort } = props
  const t = useT('list')
  const locale = useLocale()
  const isFiltered = activeFilters(query).length > 0
  const count = data && countText(data, type, t, locale)
  return (
    <div
      className={
        isFiltered
          ? 'pt-4 pb-3'
          : 'flex min-h-11 items-center justify-between gap-4 py-1 lg:absolute lg:end-0 lg:top-0 lg:py-0'
      }
    >
      <p
        role="status"
        className={cx(
          'tabular',
          isFiltered ? 'font-display text-xl font-heading tracking-tight' : 'text-sm text-ink-soft',
        )}
      >
        {loading && t(`list.${type}.loading`)}
        {count && isFiltered ? <Said count={count} query={query} /> : count}
      </p>
      <div className={isFiltered ? 'asked' : undefined}>
        {isFiltered && <Chips {...props} />}
        {data?.total !== 0 && <Order query={query} onSort={onSort} />}
      </div>
    </div>
  )
}

function Chips({ query, data, onRemove, onClear }: Props) {
  // `Nobody` has a button that clears the filters.
  const isNobody = data?.total === 0 && !offersOthers(data, query)
  return <FilterChips {...{ query, onRemove }} onClear={isNobody ? undefined : onClear} />
}

/** The order wears its name as its value. */
function Order({ query, onSort }: Pick<Props, 'query' | 'onSort'>) {
  const t = useT('list')
  const sorts: readonly Sort[] = query.city ? [...SORTS, BY_DISTANCE] : SORTS
  return (
    <span className="relative block shrink-0">
      <select
        name="sort"
        form={FILTERS_ID}
        aria-label={t('list.sort.label')}
        className="field-sizing-content min-h-11 appearance-none bg-transparent pe-6 text-sm font-medium"
        value={query.sort}
        onChange={(event) => onSort(event.target.value)}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`list.sort.${sort}`)}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 end-0 my-auto size-4"
      />
    </span>
  )
}

import { useLocale, useT } from '#client/texts/use-t.ts'
import { BY_DISTANCE, SORTS, type ListQuery, type Sort } from '#lib/professionals/list-query.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { Select } from '#ui/select.tsx'
import { countText } from './count-text.ts'
import type { ShownList } from './listed.ts'
import { FILTERS_ID } from './use-early-choices.ts'

type Props = {
  type: ProfessionalType
  query: ListQuery
  loading: boolean
  data: ShownList | undefined
  onSort: (sort: string) => void
}

/** How many there are, and their order; without anybody there is nothing to order. */
export function ResultsHead({ type, query, loading, data, onSort }: Props) {
  const t = useT('list')
  const locale = useLocale()
  const sorts: readonly Sort[] = query.city ? [...SORTS, BY_DISTANCE] : SORTS
  return (
    <div className="mt-4 mb-3 flex min-h-12 items-center gap-3 lg:mt-8 lg:mb-4">
      <p
        role="status"
        className="flex-1 font-display text-base leading-tight font-heading tracking-tight tabular lg:text-xl"
      >
        {loading && t(`list.${type}.loading`)}
        {data && countText(data, type, t, locale)}
      </p>
      {data?.total !== 0 && (
        <label className="flex min-w-0 items-center gap-2 text-sm text-ink-soft">
          <span className="sr-only md:not-sr-only">{t('list.sort.label')}</span>
          <Select
            name="sort"
            form={FILTERS_ID}
            className="field-sizing-content"
            value={query.sort}
            onChange={(event) => onSort(event.target.value)}
          >
            {sorts.map((sort) => (
              <option key={sort} value={sort}>
                {t(`list.sort.${sort}`)}
              </option>
            ))}
          </Select>
        </label>
      )}
    </div>
  )
}

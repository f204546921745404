import { SlidersHorizontal } from 'lucide-react'
import type { SubmitEvent } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { activeFilters } from '#lib/professionals/list-filters.ts'
import { Button } from '#ui/button.tsx'
import { CONTROL } from '#ui/control-class.ts'
import { FilterFields, IN_PANEL, MORE_ID, type FilterFieldsProps } from './filter-fields.tsx'
import { Panel } from './panel.tsx'
import { SearchField } from './search-field.tsx'
import { FILTERS_ID } from './use-early-choices.ts'

type Props = FilterFieldsProps & {
  /** The form's target without JavaScript: the same list, filtered by the server. */
  action: string
  /** With the text, and whether the one before was typed just now, too. */
  onSearch: (q: string, isFurther: boolean) => void
}

const SHEET_ID = 'filter-sheet'

/**
 * The filters of a list as a GET form; each change applies at once. The search is always seen. The others are in a sheet;
 * where there is room the first stand beside the search, and the rest in a panel.
 */
export function FilterBar(props: Props) {
  const { type, query, countryCodes, cities, action, onFilter, onSearch, found, onClear } = props
  const t = useT('list')
  const active = activeFilters(query).filter((name) => name !== 'q')
  const more = active.filter((name) => IN_PANEL.includes(name)).length

  return (
    <form
      id={FILTERS_ID}
      method="get"
      // The URL holds the choices; values restored by the browser would contradict it.
      autoComplete="off"
      action={action}
      role="search"
      aria-label={t('list.filter.label')}
      onSubmit={(event: SubmitEvent) => event.preventDefault()}
      className="mt-3 grid gap-2.5 lg:grid-cols-[minmax(0,1fr)_repeat(3,minmax(0,9.5rem))_auto]"
    >
      <div className="relative min-w-0">
        <SearchField value={query.q ?? ''} onSearch={onSearch} />
        <button
          type="button"
          popoverTarget={SHEET_ID}
          aria-label={
            active.length > 0
              ? t('list.filter.open', { count: active.length })
              : t('list.filter.label')
          }
          className="absolute inset-y-px end-px grid w-12 place-items-center border-s border-line lg:hidden"
        >
          <SlidersHorizontal className="size-5" aria-hidden="true" />
          {active.length > 0 && (
            <b
              aria-hidden="true"
              className="absolute end-1 top-1 min-w-5 rounded-full bg-citrus text-xs text-on-citrus"
            >
              {active.length}
            </b>
          )}
        </button>
      </div>
      <Panel
        id={SHEET_ID}
        label={t('list.filter.label')}
        className="filters"
        inRow="lg:hidden"
        {...{ found, onClear }}
      >
        <FilterFields {...{ type, query, countryCodes, cities, onFilter, found, onClear }} />
        <noscript>
          <Button type="submit">{t('list.filter.apply')}</Button>
        </noscript>
      </Panel>
      <button
        type="button"
        popoverTarget={MORE_ID}
        // As wide with a count as without, or the search field would shrink when the island knows it.
        className={`${CONTROL} hidden min-w-43 items-center gap-2 whitespace-nowrap lg:flex`}
      >
        <SlidersHorizontal className="size-5" aria-hidden="true" />
        {more > 0 ? t('list.filter.moreCount', { count: more }) : t('list.filter.more')}
      </button>
    </form>
  )
}

import { SlidersHorizontal, X } from 'lucide-react'
import type { SubmitEvent } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { activeFilters } from '#lib/professionals/list-filters.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Button } from '#ui/button.tsx'
import { countText } from './count-text.ts'
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx'
import type { ShownList } from './listed.ts'
import { SearchField } from './search-field.tsx'
import { FILTERS_ID } from './use-early-choices.ts'

type Props = FilterFieldsProps & {
  /** The form's target without JavaScript: the same list, filtered by the server. */
  action: string
  /** With the text, and whether the one before was typed just now, too. */
  onSearch: (q: string, isFurther: boolean) => void
  /** The current answer, whose count closes the sheet. */
  found: ShownList | undefined
}

const SHEET_ID = 'filter-sheet'

/**
 * The filters of a list as a GET form; each change applies at once. The search is always seen; the others are in a sheet,
 * and in a line where there is room.
 */
export function FilterBar(props: Props) {
  const { type, query, countryCodes, cities, action, onFilter, onSearch, found } = props
  const t = useT('list')
  const locale = useLocale()
  const count = activeFilters(query).filter((name) => name !== 'q').length

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
      className="grid grid-cols-[1fr_auto] items-end gap-2.5 border-line min-[75rem]:grid-cols-4 min-[75rem]:border-y min-[75rem]:py-3"
    >
      <SearchField value={query.q ?? ''} onSearch={onSearch} />
      <button
        type="button"
        popoverTarget={SHEET_ID}
        // As wide with a count as without, or the search field would shrink when the island knows it.
        className={`${buttonClass({ variant: 'quiet' })} min-w-44 max-[22rem]:min-w-0 min-[75rem]:hidden`}
      >
        <SlidersHorizontal className="size-5" aria-hidden="true" />
        {count > 0 ? t('list.filter.open', { count }) : t('list.filter.label')}
      </button>
      <div
        id={SHEET_ID}
        popover="auto"
        role="group"
        aria-label={t('list.filter.label')}
        className="filters"
      >
        <div className="flex items-center justify-between min-[75rem]:hidden">
          <h2 className="text-xl">{t('list.filter.label')}</h2>
          <button
            type="button"
            popoverTarget={SHEET_ID}
            popoverTargetAction="hide"
            aria-label={t('list.filter.close')}
            className="grid size-11 place-items-center rounded-full hover:bg-surface-2"
          >
            <X className="size-5" aria-hidden="true" />
          </button>
        </div>
        <FilterFields {...{ type, query, countryCodes, cities, onFilter }} />
        <button
          type="button"
          popoverTarget={SHEET_ID}
          popoverTargetAction="hide"
          className={`${buttonClass({ size: 'lg' })} min-[75rem]:hidden noscript:hidden`}
        >
          {found
            ? t('list.filter.show', {
                people: countText({ ...found, page: 1 }, type, t, locale),
              })
            : t('list.filter.close')}
        </button>
        <noscript>
          <Button type="submit">{t('list.filter.apply')}</Button>
        </noscript>
      </div>
    </form>
  )
}

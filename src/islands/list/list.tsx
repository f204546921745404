import { useEffect, useRef } from 'react'
import { IgnoredNotice } from '#islands/notices/ignored-notice.tsx'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { createT } from '#lib/i18n/t.ts'
import type { ListResponse } from '#lib/professionals/contract.ts'
import { changed, cleared, without, type Filter } from '#lib/professionals/list-filters.ts'
import { readListQuery, type Sort } from '#lib/professionals/list-query.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { LIST_PATHS } from '#lib/site/routes.ts'
import { FilterBar } from './filter-bar.tsx'
import { FilterChips } from './filter-chips.tsx'
import { Results } from './results.tsx'
import { StaleNotice } from './stale-notice.tsx'
import { TopTen } from './top-ten.tsx'
import { useEarlyChoices } from './use-early-choices.ts'
import { useProfessionals } from './use-professionals.ts'
import { useScrollBack } from './use-scroll-back.ts'
import { goTo, useSearch } from './use-url.ts'
import type { ListTexts } from './texts.ts'

type Props = {
  type: ProfessionalType
  locale: Locale
  texts: ListTexts
  /** ISO codes of the available countries, sorted by name. */
  countryCodes: string[]
  /** The query string that the page was rendered with: empty on the prerendered page. */
  search: string
  /** The list that it was rendered with. */
  list: ListResponse
  /** Parameters of `search` that the server does not know. */
  refused: string[]
}

/** A list of professionals: Top 10, filters, cards, pagination. Its whole state is in the URL. */
export function ProfessionalList(props: Props) {
  const { type, locale, texts, countryCodes, search, list, refused } = props
  const t = createT(texts, locale)
  const path = localizedPath(LIST_PATHS[type], locale)
  const { query, ignored } = readListQuery(type, new URLSearchParams(useSearch(search)))
  const prerendered = readListQuery(type, new URLSearchParams(search)).query
  const load = useProfessionals(query, { query: prerendered, list, refused })
  const results = useRef<HTMLElement>(null)
  useScrollBack(load.data !== undefined)

  const shown = without(query, load.refused)

  const show = (params: URLSearchParams) => goTo(path, params)
  useEarlyChoices(prerendered, show)
  const onFilter = (name: Filter, value: string) => show(changed(shown, name, value))
  const onPage = (page: number) => {
    show(changed(shown, 'page', page))
    results.current?.focus({ preventScroll: true })
    results.current?.scrollIntoView({ block: 'start' })
  }

  // For a page beyond the end the API returns the last one; the URL is corrected.
  const lastPage = load.data && load.data.page < query.page ? load.data.page : undefined
  useEffect(() => {
    if (lastPage !== undefined) goTo(path, changed(query, 'page', lastPage), 'replace')
  }, [lastPage, path, query])

  return (
    <div className="flex flex-col gap-12">
      <TopTen type={type} locale={locale} t={t} top={load.data?.top10 ?? list.top10 ?? []} />
      <section
        ref={results}
        tabIndex={-1}
        aria-label={t('list.results')}
        className="scroll-mt-20 outline-none"
      >
        <FilterBar
          type={type}
          query={shown}
          locale={locale}
          t={t}
          countryCodes={countryCodes}
          action={`${path}/search`}
          onFilter={onFilter}
        />
        <FilterChips
          query={shown}
          locale={locale}
          t={t}
          onRemove={(name) => onFilter(name, '')}
          onClear={() => show(cleared(shown))}
        />
        <IgnoredNotice names={[...ignored, ...load.refused]} t={t} />
        <StaleNotice load={load} t={t} />
        <Results
          type={type}
          locale={locale}
          t={t}
          load={load}
          prerendered={search === ''}
          query={shown}
          path={path}
          onSort={(sort: Sort) => show(changed(shown, 'sort', sort))}
          onPage={onPage}
          onClear={() => show(cleared(shown))}
        />
      </section>
    </div>
  )
}

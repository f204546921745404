import { useEffect, useRef, useState } from 'react'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import type { Texts } from '#lib/i18n/namespaces.ts'
import { createT } from '#lib/i18n/t.ts'
import type { ListResponse } from '#lib/professionals/contract.ts'
import { changed, cleared, type Filter } from '#lib/professionals/list-filters.ts'
import { readListQuery, type Sort } from '#lib/professionals/list-query.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { LIST_PATHS } from '#lib/site/routes.ts'
import { FilterBar } from './filter-bar.tsx'
import { FilterChips } from './filter-chips.tsx'
import { IgnoredNotice, StaleNotice } from './notices.tsx'
import { Results } from './results.tsx'
import { TopTen } from './top-ten.tsx'
import { useProfessionals } from './use-professionals.ts'
import { goTo, useSearch } from './use-url.ts'

export type ListTexts = Pick<Texts, 'list' | 'professionals'> & {
  common: Pick<Texts['common'], 'ignored'>
}

type Props = {
  type: ProfessionalType
  locale: Locale
  texts: ListTexts
  /** ISO codes of the countries on offer, sorted by their names. */
  countryCodes: string[]
  /** The query string that the page was rendered for: empty on the pre-rendered page. */
  search: string
  /** What it was rendered with. */
  list: ListResponse
}

/** A list of professionals: Top 10, filters, cards, pages. The URL holds its whole state. */
export function ProfessionalList({ type, locale, texts, countryCodes, search, list }: Props) {
  const t = createT(texts, locale)
  const path = localizedPath(LIST_PATHS[type], locale)
  const { query, ignored } = readListQuery(type, new URLSearchParams(useSearch(search)))
  const prerendered = readListQuery(type, new URLSearchParams(search)).query
  const load = useProfessionals(query, { query: prerendered, list })
  const [refused, setRefused] = useState<string[]>([])
  const results = useRef<HTMLElement>(null)

  const show = (params: URLSearchParams) => {
    setRefused([])
    goTo(path, params)
  }
  const onFilter = (name: Filter, value: string) => show(changed(query, name, value))
  const onPage = (page: number) => {
    show(changed(query, 'page', page))
    results.current?.focus({ preventScroll: true })
    results.current?.scrollIntoView({ block: 'start' })
  }

  useEffect(() => {
    if (load.refused.length > 0) {
      setRefused(load.refused)
      const params = new URLSearchParams(location.search)
      for (const name of load.refused) params.delete(name)
      goTo(path, params, 'replace')
    } else if (load.data && load.data.page < query.page) {
      // A page beyond the end is answered with the last one; the URL follows.
      goTo(path, changed(query, 'page', load.data.page), 'replace')
    }
  })

  return (
    <>
      <TopTen type={type} locale={locale} t={t} top={load.data?.top10 ?? list.top10 ?? []} />
      <section
        ref={results}
        tabIndex={-1}
        aria-label={t('list.results')}
        className="mt-12 scroll-mt-20 outline-none"
      >
        <FilterBar
          type={type}
          query={query}
          locale={locale}
          t={t}
          countryCodes={countryCodes}
          action={`${path}/search`}
          onFilter={onFilter}
        />
        <FilterChips
          query={query}
          locale={locale}
          t={t}
          onRemove={(name) => onFilter(name, '')}
          onClear={() => show(cleared(query))}
        />
        <IgnoredNotice names={[...ignored, ...refused]} t={t} />
        <StaleNotice load={load} t={t} />
        <Results
          type={type}
          locale={locale}
          t={t}
          load={load}
          query={query}
          path={path}
          onSort={(sort: Sort) => show(changed(query, 'sort', sort))}
          onPage={onPage}
          onClear={() => show(cleared(query))}
        />
      </section>
    </>
  )
}

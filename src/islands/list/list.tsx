import type { ReactNode } from 'react'
import { go, replace, useSearchString } from '#client/address/here.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { useHydrated } from '#client/use-hydrated.ts'
import { island } from '#client/island/island.tsx'
import { IgnoredNotice } from './ignored-notice.tsx'
import { localizedPath } from '#lib/i18n/locales.ts'
import {
  changed,
  cleared,
  listParams,
  without,
  type Filter,
} from '#lib/professionals/list-filters.ts'
import { readListQuery } from '#lib/professionals/list-query.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { LIST_PATHS } from '#lib/site/routes.ts'
import { FilterBar } from './filter-bar.tsx'
import { hrefOfList } from './href-of-list.ts'
import type { ShownList } from './listed.ts'
import { Results } from './results.tsx'
import { useEarlyChoices } from './use-early-choices.ts'
import { useLastPage } from './use-last-page.ts'
import { useProfessionals } from './use-professionals.ts'
import { useResultsInView } from './use-results-in-view.ts'
import { useScrollBack } from './use-scroll-back.ts'

type Props = {
  type: ProfessionalType
  /** ISO codes of the available countries, sorted by name. */
  countryCodes: string[]
  /** The query string that the page was rendered with: empty on the prerendered page. */
  search: string
  /** The list that it was rendered with. */
  list: ShownList
  /** Parameters of `search` that the server does not know. */
  refused: string[]
  /** Without JavaScript: the cities of the country that was asked for. */
  cities?: ReactNode
  /** The ten best, as the page was rendered with them. */
  top?: ReactNode
}

function ProfessionalListContent(props: Props) {
  const { type, countryCodes, search, list, refused, cities, top } = props
  const t = useT('list')
  const locale = useLocale()
  const path = localizedPath(LIST_PATHS[type], locale)
  const address = useSearchString(search)
  const { query, ignored } = readListQuery(type, new URLSearchParams(address))
  const prerendered = readListQuery(type, new URLSearchParams(search)).query
  const load = useProfessionals(query, { query: prerendered, list, refused })
  // A page that is asked for something was prerendered without, and goes without the ten best before it is painted.
  const isHydrated = useHydrated()
  const [results, lookAtResults] = useResultsInView()
  useScrollBack(load.data !== undefined)

  const shown = without(query, load.refused)
  const show = (params: URLSearchParams) => go(hrefOfList(path, params))
  useEarlyChoices(prerendered, show)
  const onFilter = (name: Filter, value: string) => show(changed(shown, name, value))
  const onClear = () => show(cleared(shown))
  // What is typed letter by letter is one step back.
  const onSearch = (q: string, isFurther: boolean) => {
    const href = hrefOfList(path, changed(shown, 'q', q))
    if (isFurther) replace(href)
    else go(href)
  }
  const onPage = (page: number) => {
    show(changed(shown, 'page', page))
    results.current?.focus({ preventScroll: true })
    lookAtResults()
  }
  const onSort = (sort: string) => {
    show(changed(shown, 'sort', sort))
    lookAtResults()
  }

  const answered = load.data?.page
  const isBeyond = useLastPage({ path, search: address, asked: query.page, answered })
  const unused = [...ignored, ...load.refused, ...(isBeyond ? ['page'] : [])]

  const isAsked = listParams(shown).size > 0

  return (
    <div className="relative">
      <div className="flex items-baseline gap-x-5 lg:pe-88">
        <h1 className="text-2xl">{t(`list.${type}.title`)}</h1>
        <p className="text-sm text-ink-soft max-xl:sr-only">{t(`list.${type}.subtitle`)}</p>
      </div>
      <FilterBar
        {...{ type, countryCodes, cities, onFilter, onSearch, onClear }}
        query={shown}
        action={`${path}/search`}
        found={load.data}
      />
      <IgnoredNotice names={[...new Set(unused)]} />
      <section
        ref={results}
        tabIndex={-1}
        aria-labelledby="results"
        className="scroll-mt-20 outline-none"
      >
        <h2 id="results" className="sr-only">
          {t('list.results')}
        </h2>
        <Results
          {...{ type, load, path, onSort, onPage, onClear }}
          prerendered={search === ''}
          query={shown}
          onShow={show}
          onRemove={(name) => onFilter(name, '')}
          top={!isAsked && <div className={isHydrated ? undefined : 'asked:hidden'}>{top}</div>}
        />
      </section>
    </div>
  )
}

/**
 * A list of professionals: filters, the ten best, cards, pagination. Its whole state is in the URL. Asked for anything, it
 * answers, and the ten best go.
 */
export const ProfessionalList = island(
  ProfessionalListContent,
  'ignored',
  'list',
  'paging',
  'professionals',
)

import { useHydrated } from '#client/use-hydrated.ts'
import { Pager } from '#islands/paging/pager.tsx'
import type { Locale } from '#lib/i18n/locales.ts'
import { changed } from '#lib/professionals/list-filters.ts'
import { BY_DISTANCE, SORTS, type ListQuery, type Sort } from '#lib/professionals/list-query.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Pulse } from '#ui/pulse.tsx'
import { Select } from '#ui/select.tsx'
import { CardSkeletons } from './card-skeletons.tsx'
import { Cards } from './cards.tsx'
import { countText } from './count-text.ts'
import { Elsewhere } from './elsewhere.tsx'
import type { ListT } from './texts.ts'
import { FILTERS_ID } from './use-early-choices.ts'
import type { Load } from './use-professionals.ts'

type Props = {
  type: ProfessionalType
  locale: Locale
  t: ListT
  load: Load
  /** Whether the page was prerendered without the filters of its URL, so that its cards are wrong until hydration. */
  prerendered: boolean
  query: ListQuery
  path: string
  onShow: (params: URLSearchParams) => void
  onPage: (page: number) => void
  onClear: () => void
  /** Those who stand on the podium above and are not repeated. */
  podium: readonly string[]
}

/** Count, order, cards and pagination; or the loading, empty or error state. */
export function Results({
  type,
  locale,
  t,
  load,
  prerendered,
  query,
  path,
  onShow,
  onPage,
  onClear,
  podium,
}: Props) {
  const { data } = load
  const live = useHydrated()
  const loading = !data && load.state === 'loading'
  const sorts: readonly Sort[] = query.city ? [...SORTS, BY_DISTANCE] : SORTS
  return (
    <div data-unfiltered={prerendered && !live ? '' : undefined} aria-busy={loading}>
      <div className="mt-5 mb-4 flex items-center justify-between gap-3 lg:mt-8">
        <p
          role="status"
          className="font-display text-base leading-tight font-bold tracking-tight tabular lg:text-xl"
        >
          {loading && t(`list.${type}.loading`)}
          {data && countText(data, type, t, locale)}
        </p>
        <label className="flex min-w-0 items-center gap-2 text-sm text-ink-soft">
          <span className="sr-only md:not-sr-only">{t('list.sort.label')}</span>
          <Select
            name="sort"
            form={FILTERS_ID}
            className="max-w-44"
            value={query.sort}
            onChange={(event) => onShow(changed(query, 'sort', event.target.value))}
          >
            {sorts.map((sort) => (
              <option key={sort} value={sort}>
                {t(`list.sort.${sort}`)}
              </option>
            ))}
          </Select>
        </label>
      </div>
      {loading && <CardSkeletons type={type} />}
      {data?.total === 0 && (
        <EmptyState
          picture={<Pulse scale={2} at="2rem" bead className="max-w-60" />}
          title={t(`list.${type}.empty`)}
          text={t('list.emptyText')}
          action={<Button onClick={onClear}>{t('list.filter.clearAll')}</Button>}
        />
      )}
      {data?.elsewhere && (
        <Elsewhere {...{ query, locale, t, path, onShow }} elsewhere={data.elsewhere} />
      )}
      {data && data.total > 0 && (
        <>
          <Cards
            people={data.items.filter(({ id }) => !podium.includes(id))}
            locale={locale}
            t={t}
            isFirst={podium.length === 0}
          />
          <Pager
            page={data.page}
            last={Math.ceil(data.total / data.pageSize)}
            hrefOf={(page) => `${path}/search?${changed(query, 'page', page)}`}
            onPage={onPage}
            t={t}
          />
        </>
      )}
    </div>
  )
}

import { useHydrated } from '#client/use-hydrated.ts'
import { Pager } from '#islands/paging/pager.tsx'
import type { Locale } from '#lib/i18n/locales.ts'
import { changed } from '#lib/professionals/list-filters.ts'
import { SORTS, type ListQuery, type Sort } from '#lib/professionals/list-query.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Pulse } from '#ui/pulse.tsx'
import { Select } from '#ui/select.tsx'
import { ProfessionalCard } from './card.tsx'
import { CardSkeletons } from './card-skeletons.tsx'
import { countText } from './count-text.ts'
import type { ListT } from './texts.ts'
import { SKIPPED_OFF_SCREEN } from './skipped-off-screen.ts'
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
  onSort: (sort: Sort) => void
  onPage: (page: number) => void
  onClear: () => void
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
  onSort,
  onPage,
  onClear,
}: Props) {
  const { data } = load
  const live = useHydrated()
  const loading = !data && load.state === 'loading'
  return (
    <div data-unfiltered={prerendered && !live ? '' : undefined} aria-busy={loading}>
      <div className="mt-5 mb-4 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-sm text-ink-soft tabular">
          {loading && t(`list.${type}.loading`)}
          {data && countText(data, type, t, locale)}
        </p>
        <label className="flex items-center gap-2 text-sm text-ink-soft">
          {t('list.sort.label')}
          <Select
            name="sort"
            form={FILTERS_ID}
            value={query.sort}
            onChange={(event) => onSort(event.target.value as Sort)}
          >
            {SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {t(`list.sort.${sort}`)}
              </option>
            ))}
          </Select>
        </label>
      </div>
      {loading && <CardSkeletons />}
      {data?.total === 0 && (
        <EmptyState
          picture={<Pulse scale={2} at="2rem" bead className="max-w-60" />}
          title={t(`list.${type}.empty`)}
          text={t('list.emptyText')}
          action={<Button onClick={onClear}>{t('list.filter.clearAll')}</Button>}
        />
      )}
      {data && data.total > 0 && (
        <>
          <ul
            className={cx('grid gap-4 md:grid-cols-2 xl:grid-cols-3', !live && SKIPPED_OFF_SCREEN)}
          >
            {data.items.map((professional) => (
              <li key={professional.id}>
                <ProfessionalCard professional={professional} locale={locale} t={t} />
              </li>
            ))}
          </ul>
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

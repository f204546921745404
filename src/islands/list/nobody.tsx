import { Link } from '#client/address/link.tsx'
import { useLocations } from '#client/places/use-locations.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { activeFilters, changed } from '#lib/professionals/list-filters.ts'
import type { ListQuery } from '#lib/professionals/list-query.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { Button } from '#ui/button.tsx'
import { countText } from './count-text.ts'
import { Elsewhere } from './elsewhere.tsx'
import { filterTexts, placeName } from './filter-chips.tsx'
import { offersOthers, type ShownList } from './listed.ts'

type Props = {
  type: ProfessionalType
  query: ListQuery
  path: string
  data: ShownList
  onShow: (params: URLSearchParams) => void
  onClear: () => void
}

/**
 * Nobody fits, as the sentence above says: the nearest word that finds somebody, else fewer filters. For a city, whom it
 * offers instead begins at once, so what is said before is short.
 */
export function Nobody({ data, onClear, ...props }: Props) {
  const t = useT('list')
  const { query } = props
  const { locations } = useLocations()
  const instead = <Instead {...{ data, ...props }} />
  if (data.elsewhere && query.city && offersOthers(data, query)) {
    return (
      <>
        <p className="text-ink-soft">
          {t('list.elsewhere.text', { city: placeName(query.city, locations) })}
        </p>
        {instead}
        <Elsewhere {...props} elsewhere={data.elsewhere} />
      </>
    )
  }
  const isWords = activeFilters(query).every((name) => name === 'q')
  return (
    <>
      {!data.instead && (
        <p className="text-ink-soft">{t(isWords ? 'list.empty.words' : 'list.empty.filters')}</p>
      )}
      {instead}
      <Button variant="quiet" size="sm" className="mt-4" onClick={onClear}>
        {t(isWords ? 'list.filter.clearWords' : 'list.filter.clearAll')}
      </Button>
    </>
  )
}

/** Links to what finds somebody. */
function Instead({ data, type, query, path, onShow }: Omit<Props, 'onClear'>) {
  const t = useT('list', 'professionals')
  const locale = useLocale()
  const { locations } = useLocations()
  if (!data.instead) return null
  const { q, without } = data.instead
  const names = filterTexts(query, { t, locale, locations })
  const links = [
    ...(q === null
      ? []
      : [{ params: changed(query, 'q', q), text: t('list.instead.q', { text: q }) }]),
    ...without.map(({ filter, total, isMore }) => ({
      params: changed(query, filter, ''),
      text: t('list.instead.without', {
        name: names[filter] ?? '',
        people: countText({ total, isMore, page: 1, pageSize: data.pageSize }, type, t, locale),
      }),
    })),
  ]
  return (
    <p className="grid justify-items-start">
      {links.map(({ params, text }) => (
        <Link
          key={text}
          href={`${path}/search?${params}`}
          onFollow={() => onShow(params)}
          className="link"
        >
          {text}
        </Link>
      ))}
    </p>
  )
}

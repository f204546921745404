import { Link } from '#client/address/link.tsx'
import { useLocations } from '#client/places/use-locations.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { changed } from '#lib/professionals/list-filters.ts'
import type { ListQuery } from '#lib/professionals/list-query.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Pulse } from '#ui/pulse.tsx'
import { countText } from './count-text.ts'
import { Elsewhere } from './elsewhere.tsx'
import { filterTexts, placeName } from './filter-chips.tsx'
import type { ShownList } from './listed.ts'

type Props = {
  type: ProfessionalType
  query: ListQuery
  path: string
  data: ShownList
  onShow: (params: URLSearchParams) => void
  onClear: () => void
}

/**
 * Nobody fits: the nearest word that finds somebody, else fewer filters. For a city, whom it offers instead begins at once,
 * so what is said before is short.
 */
export function Nobody({ data, onClear, ...props }: Props) {
  const t = useT('list')
  const { query, type } = props
  const { elsewhere } = data
  const { locations } = useLocations()
  const title = t(`list.${type}.empty`)
  const offered = elsewhere ? [...elsewhere.nearby, ...elsewhere.online] : []
  const instead = <Instead key="instead" {...{ data, ...props }} />
  if (!elsewhere || !query.city || offered.length === 0) {
    return (
      <EmptyState
        picture={<Pulse scale={2} at="2rem" bead className="max-w-60" />}
        title={title}
        text={data.instead ? undefined : t('list.emptyText')}
        action={[
          instead,
          <Button key="clear" variant={data.instead ? 'quiet' : 'primary'} onClick={onClear}>
            {t('list.filter.clearAll')}
          </Button>,
        ]}
      />
    )
  }
  return (
    <>
      <EmptyState
        title={title}
        text={t('list.elsewhere.text', { city: placeName(query.city, locations) })}
        action={data.instead && instead}
      />
      <Elsewhere {...props} elsewhere={elsewhere} />
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
    <p className="grid w-full justify-items-center">
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

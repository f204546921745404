import { Link } from '#client/address/link.tsx'
import { useT } from '#client/texts/use-t.ts'
import { NEARBY_KM } from '#lib/locations/distance.ts'
import { changed } from '#lib/professionals/list-filters.ts'
import { BY_DISTANCE, type ListQuery } from '#lib/professionals/list-query.ts'
import { Cards } from './cards.tsx'
import type { ShownList } from './listed.ts'

type Props = {
  elsewhere: NonNullable<ShownList['elsewhere']>
  query: ListQuery
  path: string
  onShow: (params: URLSearchParams) => void
}

/** Who else fits a city: those nearby, then those who work online. */
export function Elsewhere({ elsewhere, query, path, onShow }: Props) {
  const t = useT('list')
  const parts = [
    {
      title: t('list.elsewhere.nearby', { km: NEARBY_KM }),
      people: elsewhere.nearby,
      // Across a border, too.
      params: changed({ ...query, country: undefined }, 'sort', BY_DISTANCE),
    },
    {
      title: t('list.elsewhere.online'),
      people: elsewhere.online,
      params: changed({ ...query, city: undefined }, 'modality', 'online'),
    },
  ]
  return parts
    .filter(({ people }) => people.length > 0)
    .map(({ title, people, params }) => {
      return (
        <section key={title} aria-label={title} className="mt-8">
          <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-3">
            <h3 className="text-lg lg:text-xl">{title}</h3>
            <Link
              href={`${path}/search?${params}`}
              onFollow={() => onShow(params)}
              className="link text-sm"
            >
              {t('list.elsewhere.all')}
            </Link>
          </div>
          <Cards people={people} />
        </section>
      )
    })
}

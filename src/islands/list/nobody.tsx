import { useLocations } from '#client/places/use-locations.ts'
import { useT } from '#client/texts/use-t.ts'
import type { ListQuery } from '#lib/professionals/list-query.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Pulse } from '#ui/pulse.tsx'
import { Elsewhere } from './elsewhere.tsx'
import { placeName } from './filter-chips.tsx'
import type { ShownList } from './listed.ts'

type Props = {
  type: ProfessionalType
  query: ListQuery
  path: string
  elsewhere: ShownList['elsewhere']
  onShow: (params: URLSearchParams) => void
  onClear: () => void
}

/** Nobody fits. For a city, whom it offers instead begins at once, so what is said before is short. */
export function Nobody({ type, elsewhere, onClear, ...props }: Props) {
  const t = useT('list')
  const { query } = props
  const { locations } = useLocations()
  const title = t(`list.${type}.empty`)
  const offered = elsewhere ? [...elsewhere.nearby, ...elsewhere.online] : []
  if (!elsewhere || !query.city || offered.length === 0) {
    return (
      <EmptyState
        picture={<Pulse scale={2} at="2rem" bead className="max-w-60" />}
        title={title}
        text={t('list.emptyText')}
        action={<Button onClick={onClear}>{t('list.filter.clearAll')}</Button>}
      />
    )
  }
  return (
    <>
      <EmptyState
        title={title}
        text={t('list.elsewhere.text', { city: placeName(query.city, locations) })}
      />
      <Elsewhere {...props} elsewhere={elsewhere} />
    </>
  )
}

import { useLocations } from '#islands/places/use-locations.ts'
import { countryName } from '#lib/format/country.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Translate } from '#lib/i18n/t.ts'
import { cityName, type Locations } from '#lib/locations/contract.ts'
import { GOAL_KEY, MODALITY_KEY, SPECIALTY_KEY } from '#lib/professionals/labels.ts'
import { activeFilters, type Filter } from '#lib/professionals/list-filters.ts'
import type { ListQuery } from '#lib/professionals/list-query.ts'
import { Chip } from '#ui/chip.tsx'
import type { ListTexts } from './list.tsx'

type Props = {
  query: ListQuery
  locale: Locale
  t: Translate<ListTexts>
  onRemove: (name: Filter) => void
  onClear: () => void
}

/** The active filters in words, each with a button that takes it away. */
export function FilterChips({ query, locale, t, onRemove, onClear }: Props) {
  const { locations } = useLocations()
  const active = activeFilters(query)
  if (active.length === 0) return null
  return (
    <ul className="mt-4 flex flex-wrap items-center gap-2">
      {active.map((name) => {
        const text = chipText(name, query, { t, locale, locations })
        return (
          <li key={name}>
            <Chip
              removeLabel={t('list.filter.remove', { name: text })}
              onRemove={() => onRemove(name)}
            >
              {text}
            </Chip>
          </li>
        )
      })}
      {active.length > 1 && (
        <li>
          <button
            type="button"
            onClick={onClear}
            className="min-h-11 px-2 text-sm font-semibold text-pine underline underline-offset-4"
          >
            {t('list.filter.clearAll')}
          </button>
        </li>
      )}
    </ul>
  )
}

type Names = { t: Translate<ListTexts>; locale: Locale; locations: Locations | undefined }

function chipText(name: Filter, query: ListQuery, { t, locale, locations }: Names): string {
  switch (name) {
    case 'goal':
      return query.goal ? t(GOAL_KEY[query.goal]) : ''
    case 'specialization':
      return query.specialization ? t(SPECIALTY_KEY[query.specialization]) : ''
    case 'modality':
      return query.modality ? t(MODALITY_KEY[query.modality]) : ''
    case 'country':
      return query.country ? countryName(query.country, locale) : ''
    case 'city':
      return placeName(query.city ?? '', locations)
    case 'q':
      return t('list.filter.search', { text: query.q ?? '' })
  }
}

/** Until the places have arrived the id, which is readable, stands for the name. */
function placeName(cityId: string, locations: Locations | undefined): string {
  const country = locations?.countries.find(({ id }) => id === cityId.slice(0, 2).toUpperCase())
  return cityName(country, cityId) ?? cityId.slice(3).replaceAll('-', ' ')
}

import { useLocale, useT } from '#client/texts/use-t.ts'
import { useLocations } from '#client/places/use-locations.ts'
import { countryName } from '#lib/format/country.ts'
import { languageName } from '#lib/format/language.ts'
import { formatRating } from '#lib/format/number.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'
import { NEARBY_KM } from '#lib/locations/distance.ts'
import { cityName, countryOfCity, type Locations } from '#lib/locations/schemas.ts'
import { activeFilters, type Filter } from '#lib/professionals/list-filters.ts'
import { BY_DISTANCE, type ListQuery } from '#lib/professionals/list-query.ts'
import { Chosen } from '#ui/chosen.tsx'

type Props = {
  query: ListQuery
  onRemove: (name: Filter) => void
  /** Given where nothing else clears the filters. */
  onClear: (() => void) | undefined
}

/** The active filters as chips, each with a button that removes it, unless what clears them all does the same. */
export function FilterChips({ query, onRemove, onClear }: Props) {
  const t = useT('list', 'professionals')
  const locale = useLocale()
  const { locations } = useLocations()
  const active = activeFilters(query)
  const texts = filterTexts(query, { t, locale, locations })
  if (active.length === 1 && !onClear) return null
  return (
    <ul className="chips">
      {active.map((name) => {
        const text = texts[name] ?? ''
        return (
          <li key={name}>
            <Chosen
              removeLabel={t('list.filter.remove', { name: text })}
              onRemove={() => onRemove(name)}
            >
              {text}
            </Chosen>
          </li>
        )
      })}
      {active.length > 1 && onClear && (
        <li>
          <button type="button" onClick={onClear} className="link px-2 text-sm">
            {t('list.filter.clearAll')}
          </button>
        </li>
      )}
    </ul>
  )
}

type Names = {
  t: T<'list' | 'professionals'>
  locale: Locale
  locations: Locations | undefined
}

/** What each active filter is called. */
export function filterTexts(query: ListQuery, { t, locale, locations }: Names) {
  const { goal, specialization, modality, country, city, language, rating, verified, q } = query
  return {
    goal: goal && t(`professionals.goal.${goal}`),
    specialization: specialization && t(`professionals.specialty.${specialization}`),
    modality: modality && t(`professionals.modality.${modality}`),
    country: country && countryName(country, locale),
    city:
      city &&
      (query.sort === BY_DISTANCE
        ? t('list.filter.around', { city: placeName(city, locations), km: NEARBY_KM })
        : placeName(city, locations)),
    language: language && languageName(language, locale),
    rating: rating && t('list.filter.atLeast', { stars: formatRating(Number(rating), locale) }),
    verified: verified && t('list.filter.verifiedOnly'),
    q: q && t('list.filter.search', { text: q }),
  } satisfies Record<Filter, string | undefined>
}

/** The name of a place; until the places are loaded, its readable id. */
export function placeName(cityId: string, locations: Locations | undefined): string {
  const country = locations?.countries.find(({ id }) => id === countryOfCity(cityId))
  const readable = cityId.charAt(3).toUpperCase() + cityId.slice(4).replaceAll('-', ' ')
  return cityName(country, cityId) ?? readable
}

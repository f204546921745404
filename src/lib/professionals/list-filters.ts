import { countryOfCity } from '#lib/locations/schemas.ts'
import { BY_DISTANCE, type ListQuery } from './list-query.ts'

/** The filters of a list that the reader can set and clear. */
export type Filter = Exclude<keyof ListQuery, 'professional' | 'sort' | 'page'>

/** In the order of their chips. A record, since none of the query may be missing: it would be dropped from every address. */
const ORDER: Record<Filter, true> = {
  goal: true,
  specialization: true,
  modality: true,
  country: true,
  city: true,
  language: true,
  rating: true,
  verified: true,
  q: true,
}
export const FILTERS = Object.keys(ORDER) as Filter[]

/** The country that the fields show: also that of a city which stands alone in the address. */
export function countryOf({ country, city }: ListQuery): string | undefined {
  return country ?? (city === undefined ? undefined : countryOfCity(city))
}

/** The active filters of a query, in the order of their chips. */
export function activeFilters(query: ListQuery): Filter[] {
  return FILTERS.filter((name) => query[name] !== undefined)
}

/**
 * The URL parameters of a list query with one changed. An empty value clears the filter. The goal `online` implies the
 * modality, so it clears that; another country clears the city; every change goes back to the first page.
 */
export function changed(
  query: ListQuery,
  name: Filter | 'sort' | 'page',
  value: string | number,
): URLSearchParams {
  const params = listParams(query)
  params.delete('page')
  if (name === 'country') params.delete('city')
  if (name === 'goal' && value === 'online') params.delete('modality')
  if (value === '') params.delete(name)
  else params.set(name, String(value))
  return canonical(params)
}

/** The query without parameters whose value does not exist. */
export function without(query: ListQuery, names: readonly string[]): ListQuery {
  if (names.length === 0) return query
  const kept = Object.entries(query).filter(([name]) => !names.includes(name))
  return Object.fromEntries(kept) as ListQuery
}

/** The list without filters; the order stays. */
export function cleared(query: ListQuery): URLSearchParams {
  const params = listParams(query)
  for (const name of [...FILTERS, 'page']) params.delete(name)
  return canonical(params)
}

/** The URL parameters of a list query: only what is set and not the default, always in the same order. */
export function listParams(query: ListQuery): URLSearchParams {
  const params = new URLSearchParams()
  for (const name of [...FILTERS, 'sort', 'page'] as const) {
    const value = query[name]
    if (value !== undefined) params.set(name, String(value))
  }
  return canonical(params)
}

function canonical(params: URLSearchParams): URLSearchParams {
  const sort = params.get('sort')
  if (sort === 'score' || (sort === BY_DISTANCE && !params.has('city'))) params.delete('sort')
  if (params.get('page') === '1') params.delete('page')
  return params
}

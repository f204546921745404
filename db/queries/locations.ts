import { and, eq, exists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '#db/client.ts'
import { cities, countries, states } from '#db/schema/index.ts'
import { nearbyOf, type Coordinates } from '#lib/locations/distance.ts'
import type { Country, Locations } from '#lib/locations/schemas.ts'

/** Spanish collation; Postgres only has it when built with ICU. */
const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'es')

/** Every country, region and city, each level sorted by name. */
export async function listLocations(db: Database): Promise<Locations> {
  const [allCountries, allStates, allCities] = await Promise.all([
    db.select({ id: countries.id, name: countries.name }).from(countries),
    db.select({ id: states.id, name: states.name, countryId: states.countryId }).from(states),
    db.select({ id: cities.id, name: cities.name, stateId: cities.stateId }).from(cities),
  ])
  const citiesOf = Map.groupBy(allCities, (city) => city.stateId)
  const statesOf = Map.groupBy(allStates, (state) => state.countryId)
  const withStates = ({ id, name }: { id: string; name: string }): Country => ({
    id,
    name,
    states: (statesOf.get(id) ?? []).toSorted(byName).map((state) => ({
      id: state.id,
      name: state.name,
      cities: (citiesOf.get(state.id) ?? [])
        .toSorted(byName)
        .map((city) => ({ id: city.id, name: city.name })),
    })),
  })
  return { countries: allCountries.toSorted(byName).map(withStates) }
}

/** The names of all regions and cities, in no order. */
export async function placeNames(db: Database): Promise<string[]> {
  const rows = await db
    .select({ name: states.name })
    .from(states)
    .unionAll(db.select({ name: cities.name }).from(cities))
  return rows.map(({ name }) => name)
}

type PlaceQuery = { country?: string | undefined; city?: string | undefined }

/** The parameters that name a place which does not exist; `city` also when it is in another country. */
export async function unknownPlace(
  db: Database,
  { country, city }: PlaceQuery,
): Promise<('country' | 'city')[]> {
  const inCountry = country ? eq(states.countryId, country) : undefined
  const countryRows = db
    .select({ id: countries.id })
    .from(countries)
    .where(eq(countries.id, country ?? ''))
  const cityRows = db
    .select({ id: cities.id })
    .from(cities)
    .innerJoin(states, eq(states.id, cities.stateId))
    .where(and(eq(cities.id, city ?? ''), inCountry))
  const [known] = await db
    .select({
      country: sql<boolean>`${exists(countryRows)}`,
      city: sql<boolean>`${exists(cityRows)}`,
    })
    .from(sql`(values (1)) as one`)
  const unknown: ('country' | 'city')[] = []
  if (country && !known?.country) unknown.push('country')
  if (city && !known?.city) unknown.push('city')
  return unknown
}

/** The cities around a city, itself among them, with their distances in whole kilometres; none for an unknown one. */
export async function citiesNear(
  db: Database,
  city: string,
): Promise<{ id: string; km: number }[]> {
  const center = alias(cities, 'center')
  const rows = await db
    .select({
      id: cities.id,
      at: { latitude: cities.latitude, longitude: cities.longitude },
      center: { latitude: center.latitude, longitude: center.longitude },
    })
    .from(center)
    // Half a degree of latitude is 55 km: what is left is few enough to be measured here.
    .innerJoin(cities, sql`abs(${cities.latitude} - ${center.latitude}) < 0.5`)
    .where(eq(center.id, city))
  const located = rows.flatMap(({ id, at }) => (isLocated(at) ? [{ id, ...at }] : []))
  const from = rows[0]?.center
  if (!from || !isLocated(from)) return []
  return nearbyOf(from, located).map(({ id, km }) => ({ id, km }))
}

const isLocated = (at: { [Name in keyof Coordinates]: number | null }): at is Coordinates =>
  at.latitude !== null && at.longitude !== null

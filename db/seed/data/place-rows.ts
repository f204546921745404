/** A region with its cities: ISO 3166-2 code, name, cities separated by commas. */
export type StateRow = readonly [id: string, name: string, cities: string]

export type Places = {
  countries: { id: string; name: string }[]
  states: { id: string; name: string; countryId: string }[]
  cities: { id: string; name: string; stateId: string; latitude: number; longitude: number }[]
}

/** Where the cities of the rows are, by their ids: latitude and longitude in degrees. */
export type Coordinates = Readonly<Record<string, readonly number[]>>

/** Lower-case letters, digits and hyphens. @example slug("L'Hospitalet") // 'l-hospitalet' */
export function slug(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/**
 * The id of a city: country and name, plus the region's code when the country already has that id.
 * @example cityId('ES', 'ES-V', 'Xàtiva', new Set()) // 'es-xativa'
 */
export function cityId(
  countryId: string,
  stateId: string,
  name: string,
  taken: ReadonlySet<string>,
): string {
  const id = `${slug(countryId)}-${slug(name)}`
  return taken.has(id) ? `${id}-${slug(stateId.slice(3))}` : id
}

const inSpanish = new Intl.DisplayNames('es', { type: 'region' })

/**
 * Countries, regions and cities of the rows, each with its id.
 *
 * @throws Error for a city without coordinates
 */
export function placesOf(rows: readonly StateRow[], coordinates: Coordinates): Places {
  const countryIds = [...new Set(rows.map(([id]) => id.slice(0, 2)))]
  const taken = new Set<string>()
  return {
    countries: countryIds.map((id) => ({ id, name: inSpanish.of(id) ?? id })),
    states: rows.map(([id, name]) => ({ id, name, countryId: id.slice(0, 2) })),
    cities: rows.flatMap(([stateId, , names]) =>
      names.split(', ').map((name) => {
        const id = cityId(stateId.slice(0, 2), stateId, name, taken)
        taken.add(id)
        const [latitude, longitude] = coordinates[id] ?? []
        if (latitude === undefined || longitude === undefined) throw new Error(`where is ${id}?`)
        return { id, name, stateId, latitude, longitude }
      }),
    ),
  }
}

/** `/data/locations.json`: everything that place selects need, sorted by name. */
export type Locations = { countries: Country[] }
export type Country = { id: string; name: string; states: State[] }
export type State = { id: string; name: string; cities: City[] }
export type City = { id: string; name: string }

/** The path of the pre-rendered file. */
export const LOCATIONS_PATH = '/data/locations.json'

/** The country of a city, by its id. */
export const countryOfCity = (cityId: string) => cityId.slice(0, 2).toUpperCase()

/** The name of a city, or undefined when it is not in the country. */
export function cityName(country: Country | undefined, cityId: string): string | undefined {
  return country?.states.flatMap((state) => state.cities).find((city) => city.id === cityId)?.name
}

import type { ReactNode } from 'react'
import type { Country } from '#lib/locations/schemas.ts'

/** The cities of a country as options of a `Select`, by region. */
export function CityOptions({ country }: { country: Country }): ReactNode {
  return country.states.map((state) => (
    <optgroup key={state.id} label={state.name}>
      {state.cities.map((city) => (
        <option key={city.id} value={city.id}>
          {city.name}
        </option>
      ))}
    </optgroup>
  ))
}

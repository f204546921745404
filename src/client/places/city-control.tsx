import { useEffect, useState, type ReactNode } from 'react'
import type { Country } from '#lib/locations/schemas.ts'
import type { Combobox } from '#ui/combobox.tsx'
import { Select } from '#ui/select.tsx'
import { CityOptions } from './city-options.tsx'

type Props = {
  /** The selected country with its cities, once loaded. */
  country: Country | undefined
  /** Those whose cities are offered without a country. */
  anywhere?: readonly Country[] | undefined
  value: string
  onCity: (id: string) => void
  texts: { anyCity: string; cityFirst: string; noCity: string }
}

/**
 * The city, inside a `Field`: found by typing, among regions. That part is loaded with the first country; where it does not
 * load, and without a script, it is a native select.
 */
export function CityControl({ country, anywhere, value, onCity, texts }: Props): ReactNode {
  const part = useCombobox(country !== undefined)
  if (country && part && part !== 'failed') {
    return (
      <part.Combobox
        name="city"
        items={country.states.flatMap(({ name: group, cities }) =>
          cities.map((city) => ({ value: city.id, label: city.name, group })),
        )}
        value={value}
        onChoose={onCity}
        any={texts.anyCity}
        none={texts.noCity}
      />
    )
  }
  const offered = country ? [country] : anywhere
  return (
    <Select
      name="city"
      disabled={!offered || (country && part === null)}
      value={value}
      onChange={(event) => onCity(event.target.value)}
    >
      <option value="">{country ? texts.anyCity : texts.cityFirst}</option>
      {offered?.map((one) => (
        <CityOptions key={one.id} country={one} />
      ))}
    </Select>
  )
}

/** Null while it loads. */
type Part = { Combobox: typeof Combobox } | 'failed' | null

function useCombobox(isWanted: boolean): Part {
  const [part, setPart] = useState<Part>(null)
  useEffect(() => {
    if (!isWanted) return
    import('#ui/combobox.tsx').then(
      (loaded) => setPart({ Combobox: loaded.Combobox }),
      () => setPart('failed'),
    )
  }, [isWanted])
  return part
}

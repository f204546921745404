import { useLocale } from '#client/texts/use-t.ts'
import type { Country } from '#lib/locations/schemas.ts'
import { countryName } from '#lib/format/country.ts'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { CityControl } from './city-control.tsx'

type Props = {
  /** Codes of the available countries, known before the cities are loaded. */
  countryCodes: readonly string[]
  /** The selected country with its cities, once loaded. */
  country: Country | undefined
  countryValue: string
  cityValue: string
  /** The ids of the controls, so that a form can focus them. */
  ids?: { country: string; city: string }
  onCountry: (id: string) => void
  onCity: (id: string) => void
  texts: {
    country: string
    anyCountry: string
    city: string
    anyCity: string
    cityFirst: string
    noCity: string
  }
}

/** Country and city; the city is disabled until a country is selected and its cities are loaded. */
export function PlaceSelects(props: Props) {
  const { country, texts, ids } = props
  const locale = useLocale()
  return (
    <>
      <Field {...(ids && { id: ids.country })} label={texts.country}>
        <Select
          name="country"
          value={props.countryValue}
          onChange={(event) => props.onCountry(event.target.value)}
        >
          <option value="">{texts.anyCountry}</option>
          {props.countryCodes.map((code) => (
            <option key={code} value={code}>
              {countryName(code, locale)}
            </option>
          ))}
        </Select>
      </Field>
      <Field {...(ids && { id: ids.city })} label={texts.city}>
        <CityControl
          country={country}
          value={props.cityValue}
          onCity={props.onCity}
          texts={texts}
        />
      </Field>
    </>
  )
}

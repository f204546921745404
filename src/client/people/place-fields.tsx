import type { ReactNode } from 'react'
import { fieldText } from '#client/form/problem-text.ts'
import type { Form } from '#client/form/use-form.ts'
import { ReadFailed } from '#client/problem/read-failed.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { countryName } from '#lib/format/country.ts'
import { countryCodesByName } from '#lib/locations/country-codes.ts'
import type { Country } from '#lib/locations/schemas.ts'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { CityOptions } from '#client/places/city-options.tsx'
import { useLocations } from '#client/places/use-locations.ts'

type Props = {
  form: Form<{ readonly country: string; readonly city: string }>
  /** The id of the control of the country. */
  countryId?: string
  marksOptional?: boolean
  /** Why it is asked. */
  help?: string
}

/**
 * Country and city; the city is disabled until a country is chosen. The selects have no names: before the places are loaded
 * they lack their options, and would be read as empty.
 */
export function PlaceFields({ form, countryId, marksOptional = false, help }: Props): ReactNode {
  const t = useT('fields', 'people')
  const locale = useLocale()
  const { locations, failed, retry } = useLocations()
  const { country, city } = form.values
  const known = locations?.countries.find(({ id }) => id === country)
  const codes = locations ? countryCodesByName(locations, locale) : country ? [country] : []
  const note = marksOptional ? t('fields.optional') : undefined
  return (
    <>
      <Field
        {...(countryId && { id: countryId })}
        label={t('people.country')}
        note={note}
        error={fieldText(t, form.problems['country'])}
      >
        <Select
          data-field="country"
          autoComplete="country"
          value={country}
          onChange={({ target }) => form.set({ country: target.value, city: '' })}
        >
          <option value="">{t('people.none')}</option>
          {codes.map((code) => (
            <option key={code} value={code}>
              {countryName(code, locale)}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={t('people.city')}
        note={note}
        help={help}
        helpBelow
        error={fieldText(t, form.problems['city'])}
        disabled={!country || failed}
      >
        <Select
          data-field="city"
          value={city}
          onChange={({ target }) => form.set({ city: target.value })}
        >
          <option value="">{t(country ? 'people.none' : 'people.countryFirst')}</option>
          <Cities country={known} chosen={city} />
        </Select>
      </Field>
      {failed && (
        <div className="sm:col-span-full">
          <ReadFailed onRetry={retry}>{t('people.placesFailed')}</ReadFailed>
        </div>
      )}
    </>
  )
}

/** Until the places are loaded, the chosen city has an option of its own. */
function Cities({ country, chosen }: { country: Country | undefined; chosen: string }) {
  if (!country) return chosen && <option value={chosen}>…</option>
  return <CityOptions country={country} />
}

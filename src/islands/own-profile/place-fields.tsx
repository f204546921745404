import { use, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { ReadFailed } from '#client/problem/read-failed.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { useLocations } from '#islands/places/use-locations.ts'
import { countryName } from '#lib/format/country.ts'
import type { Country } from '#lib/locations/schemas.ts'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { CountryCodes } from './country-codes.ts'
import { useFields } from './use-fields.ts'

type Props = { part: 'athlete' | 'professional'; /** Why it is asked. */ help?: string }

/** Country and city; the city is disabled until a country is selected. */
export function PlaceFields({ part, help }: Props): ReactNode {
  const t = useT('account', 'fields')
  const locale = useLocale()
  const countryCodes = use(CountryCodes)
  const { control, setValue, error } = useFields(t)
  const [country, city] = useWatch({ control, name: [`${part}.country`, `${part}.city`] })
  const { locations, failed, retry } = useLocations()
  const known = locations?.countries.find(({ id }) => id === country)
  const chooseCountry = (id: string) => {
    setValue(`${part}.country`, id)
    setValue(`${part}.city`, '')
  }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {help && (
        <p id={`${part}-place-help`} className="text-sm text-ink-soft sm:col-span-2">
          {help}
        </p>
      )}
      <Field label={t('account.place.country')} error={error(`${part}.country`)}>
        <Select
          name={`${part}.country`}
          value={country ?? ''}
          autoComplete="country"
          onChange={(event) => chooseCountry(event.target.value)}
        >
          <option value="">{t('account.place.noCountry')}</option>
          {countryCodes.map((code) => (
            <option key={code} value={code}>
              {countryName(code, locale)}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={t('account.place.city')}
        error={error(`${part}.city`)}
        disabled={!country || failed}
      >
        <Select
          name={`${part}.city`}
          aria-describedby={help && `${part}-place-help`}
          value={city ?? ''}
          onChange={(event) => setValue(`${part}.city`, event.target.value)}
        >
          <option value="">
            {country ? t('account.place.noCity') : t('account.place.countryFirst')}
          </option>
          <Cities country={known} chosen={city ?? ''} />
        </Select>
      </Field>
      {failed && (
        <div className="sm:col-span-2">
          <ReadFailed onRetry={retry}>{t('account.place.failed')}</ReadFailed>
        </div>
      )}
    </div>
  )
}

/** Until the places are loaded, the selected city has a placeholder option, so that its value is not lost. */
function Cities({ country, chosen }: { country: Country | undefined; chosen: string }) {
  if (!country) return chosen && <option value={chosen}>…</option>
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

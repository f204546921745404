import { fieldText } from '#client/field-text.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { PlaceSelects } from '#islands/places/place-selects.tsx'
import { useLocations } from '#islands/places/use-locations.ts'
import { NAME_MAX } from '#lib/accounts/basics-part.ts'
import { countryCodesByName } from '#lib/locations/country-codes.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { SignUpState } from './use-sign-up.ts'
import { controlId } from './use-steps.ts'

type Props = { state: SignUpState }

/** Name, birth date, place and language. */
export function StepAbout({ state }: Props) {
  const t = useT('auth', 'fields')
  const { register, formState } = state.form
  const error = (name: 'firstName' | 'lastName' | 'birthDate' | 'gender' | 'language') => ({
    id: controlId(name),
    error: fieldText(t, formState.errors[name]?.message),
  })
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field {...error('firstName')} label={t('auth.signUp.firstName')} required>
          <TextInput autoComplete="given-name" maxLength={NAME_MAX} {...register('firstName')} />
        </Field>
        <Field {...error('lastName')} label={t('auth.signUp.lastName')} required>
          <TextInput autoComplete="family-name" maxLength={NAME_MAX} {...register('lastName')} />
        </Field>
        <Field
          {...error('birthDate')}
          label={t('auth.signUp.birthDate')}
          help={t('auth.signUp.birthDateHelp')}
          required
        >
          <TextInput type="date" autoComplete="bday" {...register('birthDate')} />
        </Field>
        <Field
          {...error('gender')}
          label={t('auth.signUp.gender')}
          help={state.draft.userType === 'athlete' ? undefined : t('auth.signUp.genderHelp')}
          className="justify-end"
          required
        >
          <Select {...register('gender')}>
            <option value="">{t('auth.signUp.choose')}</option>
            <option value="female">{t('auth.signUp.genderFemale')}</option>
            <option value="male">{t('auth.signUp.genderMale')}</option>
            <option value="other">{t('auth.signUp.genderOther')}</option>
          </Select>
        </Field>
        <Place state={state} />
      </div>
      <Field {...error('language')} label={t('auth.signUp.mailLanguage')}>
        <Select {...register('language')}>
          <option value="es" lang="es">
            Español
          </option>
          <option value="en" lang="en">
            English
          </option>
        </Select>
      </Field>
    </>
  )
}

/** Country and city, both optional. */
function Place({ state }: Props) {
  const t = useT('auth', 'fields', 'island')
  const locale = useLocale()
  const { draft, form } = state
  const { locations, failed, retry } = useLocations()
  const country = locations?.countries.find(({ id }) => id === draft.country)
  const { country: wrongCountry, city: wrongCity } = form.formState.errors
  const problem = fieldText(t, wrongCountry?.message ?? wrongCity?.message)
  return (
    <>
      <PlaceSelects
        countryCodes={
          locations ? countryCodesByName(locations, locale) : draft.country ? [draft.country] : []
        }
        country={country}
        countryValue={draft.country}
        cityValue={country ? draft.city : ''}
        ids={{ country: controlId('country'), city: controlId('city') }}
        onCountry={(id) => {
          form.setValue('country', id)
          form.setValue('city', '')
        }}
        onCity={(id) => form.setValue('city', id)}
        texts={{
          country: `${t('auth.signUp.country')} ${t('auth.signUp.optional')}`,
          anyCountry: t('auth.signUp.noCountry'),
          city: `${t('auth.signUp.city')} ${t('auth.signUp.optional')}`,
          anyCity: t('auth.signUp.noCity'),
          cityFirst: t('auth.signUp.countryFirst'),
        }}
      />
      {draft.userType !== 'athlete' && (
        <p className="text-sm text-ink-soft">{t('auth.signUp.cityWhy')}</p>
      )}
      {problem && <p className="text-sm font-semibold text-clay-strong">{problem}</p>}
      {failed && (
        <div role="status" className="flex flex-wrap items-center gap-3 text-sm">
          <p>{t('auth.signUp.placesFailed')}</p>
          <Button variant="quiet" size="sm" onClick={retry}>
            {t('island.retry')}
          </Button>
        </div>
      )}
    </>
  )
}

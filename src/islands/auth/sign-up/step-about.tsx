import { Fields } from '#client/form/fields.tsx'
import { useT } from '#client/texts/use-t.ts'
import { PlaceFields } from '#client/people/place-fields.tsx'
import { languageField, personFields } from '#lib/accounts/profile-fields.ts'
import type { SignUpState } from './use-sign-up.ts'

/** The id of the control of the country. */
export const COUNTRY_ID = 'sign-up-country'

/** Name, birth date, place and language. */
export function StepAbout({ state }: { state: SignUpState }) {
  const t = useT('auth', 'people')
  const { form, draft } = state
  const isAthlete = draft.userType === 'athlete'
  const { firstName, lastName, birthDate, gender } = personFields(t, t('people.choose'))
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Fields
          form={form}
          of={{
            firstName: { ...firstName, required: true },
            lastName: { ...lastName, required: true },
            birthDate: {
              ...birthDate,
              help: t('people.birthDateHelp'),
              helpBelow: true,
              required: true,
            },
            gender: {
              ...gender,
              ...(!isAthlete && { help: t('people.genderHelp'), helpBelow: true }),
              required: true,
            },
          }}
        />
        <PlaceFields
          form={form}
          countryId={COUNTRY_ID}
          marksOptional
          {...(!isAthlete && { help: t('auth.signUp.cityWhy') })}
        />
      </div>
      <Fields form={form} of={{ language: languageField(t) }} />
    </>
  )
}

import { Apple, Dumbbell, Medal, PersonStanding } from 'lucide-react'
import { SumField } from '#client/challenge/sum-field.tsx'
import { Fields } from '#client/form/fields.tsx'
import { fieldText } from '#client/form/problem-text.ts'
import { useT } from '#client/texts/use-t.ts'
import { emailField } from '#lib/accounts/email-field.ts'
import { USER_TYPES, type UserType } from '#lib/accounts/sign-up.ts'
import type { T } from '#lib/i18n/t.ts'
import { Choices } from '#ui/choices.tsx'
import type { SignUpState } from './use-sign-up.ts'

const ICONS = {
  athlete: Medal,
  trainer: Dumbbell,
  nutritionist: Apple,
  physiotherapist: PersonStanding,
}

export function userTypeName(t: T<'auth' | 'professionals'>, type: UserType): string {
  return type === 'athlete' ? t('auth.signUp.isAthlete') : t(`professionals.profession.${type}`)
}

/** User type and credentials. */
export function StepAccess({ state }: { state: SignUpState }) {
  const t = useT('auth', 'fields', 'professionals')
  const { form, challenge, needsAnswer } = state
  const { email, firstName, lastName } = form.values
  return (
    <>
      <Choices
        type="radio"
        legend={t('auth.signUp.who')}
        options={USER_TYPES.map((type) => [type, userTypeName(t, type), ICONS[type]])}
        control={(type) => form.box('userType', type)}
      />
      <Fields
        form={form}
        of={{
          email: emailField(t),
          password: {
            kind: 'password',
            use: 'new',
            label: t('auth.password'),
            required: true,
            owner: { email, names: [firstName, lastName] },
          },
          confirmPassword: {
            kind: 'password',
            use: 'repeated',
            label: t('auth.signUp.confirmPassword'),
            required: true,
          },
        }}
        problems={{ taken: t('auth.signUp.taken') }}
      />
      {needsAnswer && (
        <SumField
          challenge={challenge}
          control={form.input('answer')}
          error={fieldText(t, form.problems['answer'])}
        />
      )}
    </>
  )
}

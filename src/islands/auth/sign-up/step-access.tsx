import { Apple, Dumbbell, Medal, PersonStanding } from 'lucide-react'
import { fieldText, passwordText } from '#client/field-text.ts'
import { useT } from '#client/texts/use-t.ts'
import { PasswordField } from '#islands/account/password-field.tsx'
import { USER_TYPES, type UserType } from '#lib/accounts/sign-up.ts'
import type { T } from '#lib/i18n/t.ts'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { Choices } from './choices.tsx'
import { SumField } from './sum-field.tsx'
import type { SignUpState } from './use-sign-up.ts'
import { controlId } from './use-steps.ts'

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
  const { form, draft } = state
  const { errors } = form.formState
  const email = errors.email?.message
  return (
    <>
      <Choices
        id={controlId('userType')}
        type="radio"
        legend={t('auth.signUp.who')}
        choices={USER_TYPES.map((type) => ({
          value: type,
          label: userTypeName(t, type),
          Icon: ICONS[type],
        }))}
        chosen={draft.userType}
        control={form.register('userType')}
      />
      <Field
        id={controlId('email')}
        label={t('auth.email')}
        error={email === 'taken' ? t('auth.signUp.taken') : fieldText(t, email)}
        required
      >
        <TextInput type="email" autoComplete="username" {...form.register('email')} />
      </Field>
      <PasswordField
        id={controlId('password')}
        label={t('auth.password')}
        autoComplete="new-password"
        error={passwordText(t, errors.password?.message)}
        measured={state.hydrated ? draft.password : ''}
        {...form.register('password')}
      />
      <PasswordField
        id={controlId('confirmPassword')}
        label={t('auth.signUp.confirmPassword')}
        autoComplete="new-password"
        error={fieldText(t, errors.confirmPassword?.message)}
        {...form.register('confirmPassword')}
      />
      {state.needsAnswer && (
        <SumField
          id={controlId('answer')}
          challenge={state.challenge}
          control={form.register('answer')}
          problem={errors.answer?.message}
        />
      )}
    </>
  )
}

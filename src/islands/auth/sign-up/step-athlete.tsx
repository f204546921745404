import { fieldText } from '#client/field-text.ts'
import { useT } from '#client/texts/use-t.ts'
import { ACTIVITY_LEVELS } from '#lib/accounts/person.ts'
import { GOALS } from '#lib/professionals/goals.ts'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import type { SignUpState } from './use-sign-up.ts'
import { controlId } from './use-steps.ts'

/** An athlete's goal and activity level. */
export function StepAthlete({ state }: { state: SignUpState }) {
  const t = useT('auth', 'fields', 'professionals')
  const { register, formState } = state.form
  const { activityLevel, mainGoal } = formState.errors
  return (
    <>
      <Field
        id={controlId('activityLevel')}
        label={t('auth.signUp.activityLevel')}
        error={fieldText(t, activityLevel?.message)}
        required
      >
        <Select {...register('activityLevel')}>
          <option value="">{t('auth.signUp.choose')}</option>
          {ACTIVITY_LEVELS.map((level) => (
            <option key={level} value={level}>
              {t(`auth.signUp.level.${level}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        id={controlId('mainGoal')}
        label={t('auth.signUp.mainGoal')}
        error={fieldText(t, mainGoal?.message)}
        required
      >
        <Select {...register('mainGoal')}>
          <option value="">{t('auth.signUp.choose')}</option>
          {GOALS.map((goal) => (
            <option key={goal} value={goal}>
              {t(`professionals.goal.${goal}`)}
            </option>
          ))}
        </Select>
      </Field>
    </>
  )
}

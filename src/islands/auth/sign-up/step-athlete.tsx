import { Fields } from '#client/form/fields.tsx'
import { useT } from '#client/texts/use-t.ts'
import { athleteFields } from '#lib/accounts/profile-fields.ts'
import type { SignUpState } from './use-sign-up.ts'

/** An athlete's goal and activity level. */
export function StepAthlete({ state }: { state: SignUpState }) {
  const t = useT('people', 'professionals')
  const { activityLevel, mainGoal } = athleteFields(t, t('people.choose'))
  return (
    <Fields
      form={state.form}
      of={{
        activityLevel: { ...activityLevel, required: true },
        mainGoal: { ...mainGoal, required: true },
      }}
    />
  )
}

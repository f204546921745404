import type { ReactNode } from 'react'
import { ACTIVITY_LEVELS } from '#lib/accounts/person.ts'
import { GOALS } from '#lib/professionals/goals.ts'
import { PlaceFields } from './place-fields.tsx'
import { Section } from './section.tsx'
import { SelectField } from './select-field.tsx'
import type { View } from './texts.ts'

/** The fields that only athletes have. */
export function AthleteSection({ view }: { view: View }): ReactNode {
  const { t } = view
  return (
    <Section title={t('account.athlete.title')}>
      <PlaceFields view={view} part="athlete" />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          t={t}
          path="athlete.activityLevel"
          label={t('account.athlete.activityLevel')}
          none={t('account.none')}
          options={ACTIVITY_LEVELS.map((level) => [level, t(`account.athlete.level.${level}`)])}
        />
        <SelectField
          t={t}
          path="athlete.mainGoal"
          label={t('account.athlete.mainGoal')}
          none={t('account.none')}
          options={GOALS.map((goal) => [goal, t(`professionals.goal.${goal}`)])}
        />
      </div>
    </Section>
  )
}

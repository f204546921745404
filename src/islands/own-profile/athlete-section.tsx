import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { ACTIVITY_LEVELS } from '#lib/accounts/person.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { GOALS } from '#lib/professionals/goals.ts'
import { energyOf, trainersFor } from './athlete-links.ts'
import type { ProfileForm } from './form-values.ts'
import { PlaceFields } from './place-fields.tsx'
import { Section } from './section.tsx'
import { SelectField } from './select-field.tsx'

/** The fields that only athletes have. */
export function AthleteSection(): ReactNode {
  const t = useT('account', 'professionals')
  return (
    <Section title={t('account.athlete.title')}>
      <PlaceFields part="athlete" />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          path="athlete.activityLevel"
          label={t('account.athlete.activityLevel')}
          none={t('account.none')}
          options={ACTIVITY_LEVELS.map((level) => [level, t(`account.athlete.level.${level}`)])}
        />
        <SelectField
          path="athlete.mainGoal"
          label={t('account.athlete.mainGoal')}
          none={t('account.none')}
          options={GOALS.map((goal) => [goal, t(`professionals.goal.${goal}`)])}
        />
      </div>
      <Uses />
    </Section>
  )
}

/** What these answers are for: they lead to people and to a calculation. */
function Uses() {
  const t = useT('account')
  const locale = useLocale()
  const { control } = useFormContext<ProfileForm>()
  const part = useWatch({ control, name: 'athlete' })
  if (!part) return null
  const links = [
    [trainersFor(part), t('account.athlete.findTrainers')],
    [energyOf(part), t('account.athlete.energy')],
  ] as const
  return (
    <p className="flex flex-wrap gap-x-6 empty:hidden">
      {links.map(
        ([path, text]) =>
          path && (
            <a
              key={text}
              href={localizedPath(path, locale)}
              className="inline-flex min-h-11 items-center text-sm font-semibold text-pine underline underline-offset-4"
            >
              {text}
            </a>
          ),
      )}
    </p>
  )
}

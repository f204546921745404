import type { ReactNode } from 'react'
import { Fields } from '#client/form/fields.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { PlaceFields } from '#client/people/place-fields.tsx'
import { athleteFields } from '#lib/accounts/profile-fields.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { energyOf, trainersFor } from './athlete-links.ts'
import type { ProfileForm } from './form-values.ts'
import { Section } from './section.tsx'
import type { OwnForm } from './use-profile-form.ts'

/** The fields that only athletes have. */
export function AthleteSection({ form }: { form: OwnForm }): ReactNode {
  const t = useT('account', 'people', 'professionals')
  return (
    <Section title={t('account.athlete.title')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <PlaceFields form={form} />
        <Fields form={form} of={athleteFields(t, t('people.none'))} />
      </div>
      <Uses typed={form.values} />
    </Section>
  )
}

/** What these answers are for: they lead to people and to a calculation. */
function Uses({ typed: part }: { typed: ProfileForm }) {
  const t = useT('account')
  const locale = useLocale()
  const links = [
    [trainersFor(part), t('account.athlete.findTrainers')],
    [energyOf(part), t('account.athlete.energy')],
  ] as const
  return (
    <p className="flex flex-wrap gap-x-6 empty:hidden">
      {links.map(
        ([path, text]) =>
          path && (
            <a key={text} href={localizedPath(path, locale)} className="link text-sm">
              {text}
            </a>
          ),
      )}
    </p>
  )
}

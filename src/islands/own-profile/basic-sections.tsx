import { Check } from '#islands/account/check.tsx'
import type { ReactNode } from 'react'
import { GENDERS } from '#lib/accounts/person.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { BioField } from './bio-field.tsx'
import { Section } from './section.tsx'
import { SelectField } from './select-field.tsx'
import { TextField } from './text-field.tsx'
import { useFields } from './use-fields.ts'
import type { View } from './texts.ts'

type Props = { view: View }
type NamedProps = Props & { /** What to know before changing a name. */ note: ReactNode }

/** Name, phone and bio: the fields of every role. */
export function BasicSection({ view, email, note }: NamedProps & { email: string }): ReactNode {
  const { t } = view
  return (
    <Section title={t('account.basics.title')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          t={t}
          path="basics.displayName"
          label={t('account.basics.displayName')}
          help={t('account.basics.displayNameHelp')}
          autoComplete="nickname"
        />
        <TextField
          t={t}
          path="basics.phone"
          type="tel"
          label={t('account.basics.phone')}
          help={t('account.basics.phoneHelp')}
          autoComplete="tel"
        />
      </div>
      {note}
      <BioField t={t} path="basics.bio" label={t('account.basics.bio')} />
      <p className="text-sm text-ink-soft">
        {t('account.basics.email')} <strong className="wrap-anywhere text-ink">{email}</strong>
      </p>
    </Section>
  )
}

export function PersonSection({ view: { t }, note }: NamedProps): ReactNode {
  return (
    <Section title={t('account.person.title')} text={t('account.person.text')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          t={t}
          path="person.firstName"
          label={t('account.person.firstName')}
          autoComplete="given-name"
        />
        <TextField
          t={t}
          path="person.lastName"
          label={t('account.person.lastName')}
          autoComplete="family-name"
        />
        <TextField
          t={t}
          path="person.birthDate"
          type="date"
          label={t('account.person.birthDate')}
          autoComplete="bday"
        />
        <SelectField
          t={t}
          path="person.gender"
          label={t('account.person.gender')}
          none={t('account.none')}
          options={GENDERS.map((gender) => [gender, t(`account.person.genders.${gender}`)])}
        />
      </div>
      {note}
    </Section>
  )
}

export function MailsSection({ view: { t } }: Props): ReactNode {
  const { register } = useFields(t)
  return (
    <Section title={t('account.mails.title')}>
      <SelectField
        t={t}
        path="language"
        label={t('account.language')}
        options={LOCALES.map((language) => [language, t(`account.mails.languages.${language}`)])}
      />
      <Check control={register('basics.newsletter')} help={t('account.mails.newsletterHelp')}>
        {t('account.basics.newsletter')}
      </Check>
    </Section>
  )
}

import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { OwnProfile } from '#lib/accounts/own-profile.ts'
import { GENDERS } from '#lib/accounts/person.ts'
import { isProfessionalType } from '#lib/professionals/types.ts'
import { AthleteSection } from './athlete-section.tsx'
import { BioField } from './bio-field.tsx'
import type { ProfileForm } from './form-values.ts'
import { missingOfAthlete, PERSON_PARTS } from './missing.ts'
import { MissingList } from './missing-list.tsx'
import { PartForm } from './part-form.tsx'
import { PhotoSection } from './photo-section.tsx'
import { RequestsSection } from './requests-section.tsx'
import { Section } from './section.tsx'
import { SelectField } from './select-field.tsx'
import { TextField } from './text-field.tsx'
import type { OwnProfileT, View } from './texts.ts'
import { RenameNote } from './verification/rename-note.tsx'

type Props = { view: View; profile: OwnProfile; onSave: () => void }

/** A person's own details; with what others see of them, where that is not a part of its own. */
export function DataPart({ view, profile, onSave }: Props): ReactNode {
  const { t } = view
  const { role, athlete } = profile
  const isProfessional = isProfessionalType(role)
  return (
    <div className="grid min-w-0 gap-6">
      {athlete && <AthleteMissing t={t} />}
      <RequestsSection view={view} role={role} />
      {!isProfessional && <PhotoSection view={view} profile={profile} />}
      <PartForm
        id={isProfessional ? 'profile-data-form' : 'profile-form'}
        label={t('account.part.data.title')}
        onSave={onSave}
      >
        {!isProfessional && <ShownSection view={view} />}
        <PersonSection view={view} profile={profile} />
        {athlete && <AthleteSection view={view} />}
      </PartForm>
    </div>
  )
}

/** What a short sign-up did not ask for. */
function AthleteMissing({ t }: { t: OwnProfileT }) {
  const { control } = useFormContext<ProfileForm>()
  const [person, athlete] = useWatch({ control, name: ['person', 'athlete'] })
  const missing = athlete ? missingOfAthlete(person, athlete) : []
  return <MissingList t={t} missing={missing} of={PERSON_PARTS.length} />
}

/** What others see of somebody without a public profile. */
function ShownSection({ view: { t } }: { view: View }) {
  return (
    <Section title={t('account.basics.title')}>
      <TextField
        t={t}
        path="basics.displayName"
        label={t('account.basics.displayName')}
        help={t('account.basics.displayNameHelp')}
        autoComplete="nickname"
        required
      />
      <BioField t={t} path="basics.bio" label={t('account.basics.bio')} />
    </Section>
  )
}

function PersonSection({ view, profile }: Pick<Props, 'view' | 'profile'>) {
  const { t } = view
  const { email, role, professionalId } = profile
  return (
    <Section
      title={t('account.person.title')}
      text={t(isProfessionalType(role) ? 'account.person.textPublic' : 'account.person.text')}
    >
      <div className="grid items-end gap-4 sm:grid-cols-2">
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
        <TextField
          t={t}
          path="basics.phone"
          type="tel"
          label={t('account.basics.phone')}
          help={t('account.basics.phoneHelp')}
          autoComplete="tel"
        />
      </div>
      {professionalId !== null && <RenameNote view={view} />}
      <p className="text-sm text-ink-soft">
        {t('account.basics.email')} <strong className="wrap-anywhere text-ink">{email}</strong>
      </p>
    </Section>
  )
}

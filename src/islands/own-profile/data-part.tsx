import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useT } from '#client/texts/use-t.ts'
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
import { RenameNote } from './verification/rename-note.tsx'

type Props = { profile: OwnProfile; onSave: () => void }

/** A person's own details; with what others see of them, where that is not a part of its own. */
export function DataPart({ profile, onSave }: Props): ReactNode {
  const t = useT('account')
  const { role, athlete } = profile
  const isProfessional = isProfessionalType(role)
  return (
    <div className="grid min-w-0 gap-6">
      {athlete && <AthleteMissing />}
      <RequestsSection role={role} />
      {!isProfessional && <PhotoSection profile={profile} />}
      <PartForm
        id={isProfessional ? 'profile-data-form' : 'profile-form'}
        label={t('account.part.data.title')}
        onSave={onSave}
      >
        {!isProfessional && <ShownSection />}
        <PersonSection profile={profile} />
        {athlete && <AthleteSection />}
      </PartForm>
    </div>
  )
}

/** What a short sign-up did not ask for. */
function AthleteMissing() {
  const { control } = useFormContext<ProfileForm>()
  const [person, athlete] = useWatch({ control, name: ['person', 'athlete'] })
  const missing = athlete ? missingOfAthlete(person, athlete) : []
  return <MissingList missing={missing} of={PERSON_PARTS.length} />
}

/** What others see of somebody without a public profile. */
function ShownSection() {
  const t = useT('account')
  return (
    <Section title={t('account.basics.title')}>
      <TextField
        path="basics.displayName"
        label={t('account.basics.displayName')}
        help={t('account.basics.displayNameHelp')}
        autoComplete="nickname"
        required
      />
      <BioField path="basics.bio" label={t('account.basics.bio')} />
    </Section>
  )
}

function PersonSection({ profile }: Pick<Props, 'profile'>) {
  const t = useT('account')
  const { email, role, professionalId } = profile
  return (
    <Section
      title={t('account.person.title')}
      text={t(isProfessionalType(role) ? 'account.person.textPublic' : 'account.person.text')}
    >
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <TextField
          path="person.firstName"
          label={t('account.person.firstName')}
          autoComplete="given-name"
        />
        <TextField
          path="person.lastName"
          label={t('account.person.lastName')}
          autoComplete="family-name"
        />
        <TextField
          path="person.birthDate"
          type="date"
          label={t('account.person.birthDate')}
          autoComplete="bday"
        />
        <SelectField
          path="person.gender"
          label={t('account.person.gender')}
          none={t('account.none')}
          options={GENDERS.map((gender) => [gender, t(`account.person.genders.${gender}`)])}
        />
        <TextField
          path="basics.phone"
          type="tel"
          label={t('account.basics.phone')}
          help={t('account.basics.phoneHelp')}
          autoComplete="tel"
        />
      </div>
      {professionalId !== null && <RenameNote />}
      <p className="text-sm text-ink-soft">
        {t('account.basics.email')} <strong className="wrap-anywhere text-ink">{email}</strong>
      </p>
    </Section>
  )
}

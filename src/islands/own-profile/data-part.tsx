import type { ReactNode } from 'react'
import { Fields } from '#client/form/fields.tsx'
import { useT } from '#client/texts/use-t.ts'
import type { OwnProfile } from '#lib/accounts/own-profile.ts'
import { basicsFields, bioField, personFields } from '#lib/accounts/profile-fields.ts'
import { isProfessionalType } from '#lib/professionals/types.ts'
import { AthleteSection } from './athlete-section.tsx'
import { missingOfAthlete, PERSON_PARTS } from './missing.ts'
import { MissingList } from './missing-list.tsx'
import { PartForm } from './part-form.tsx'
import { PhotoSection } from './photo-section.tsx'
import { RequestsSection } from './requests-section.tsx'
import { Section } from './section.tsx'
import type { OwnForm } from './use-profile-form.ts'
import { RenameNote } from './verification/rename-note.tsx'

type Props = { profile: OwnProfile; form: OwnForm }

/** A person's own details; with what others see of them, where that is not a part of its own. */
export function DataPart({ profile, form }: Props): ReactNode {
  const t = useT('account', 'people')
  const { role, athlete } = profile
  const isProfessional = isProfessionalType(role)
  const { displayName } = basicsFields(t)
  return (
    <div className="grid min-w-0 gap-6">
      {!isProfessional && <PhotoSection profile={profile} />}
      {athlete && (
        <MissingList form={form} missing={missingOfAthlete(form.values)} of={PERSON_PARTS.length} />
      )}
      <PartForm form={form} label={t('account.part.data.title')}>
        {!isProfessional && (
          <Section title={t('account.basics.title')}>
            <Fields form={form} of={{ displayName, bio: bioField(t) }} />
          </Section>
        )}
        <PersonSection profile={profile} form={form} />
        {athlete && <AthleteSection form={form} />}
      </PartForm>
      <RequestsSection role={role} />
    </div>
  )
}

function PersonSection({ profile, form }: Props) {
  const t = useT('account', 'people')
  const { email, role, professionalId } = profile
  const { phone } = basicsFields(t)
  return (
    <Section
      title={t('account.person.title')}
      text={t(isProfessionalType(role) ? 'account.person.textPublic' : 'account.person.text')}
    >
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <Fields form={form} of={{ ...personFields(t, t('people.none')), phone }} />
      </div>
      {professionalId !== null && <RenameNote />}
      <p className="text-sm text-ink-soft">
        {t('account.basics.email')} <b className="wrap-anywhere text-ink">{email}</b>
      </p>
    </Section>
  )
}

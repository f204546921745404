import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { Check } from '#islands/account/check.tsx'
import type { Role } from '#lib/accounts/roles.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { isProfessionalType } from '#lib/professionals/types.ts'
import { DangerZone } from './danger-zone.tsx'
import { ExportSection } from './export-section.tsx'
import { MailsByKind } from './mails-by-kind.tsx'
import { PartForm } from './part-form.tsx'
import { Section } from './section.tsx'
import { SelectField } from './select-field.tsx'
import { useFields } from './use-fields.ts'

type Props = { role: Role; onSave: () => void; onDeleted: () => void }

/** What we send, who may find the account, and what its owner can take or delete. */
export function PrivacyPart({ role, onSave, onDeleted }: Props): ReactNode {
  const t = useT('account', 'fields')
  const { register } = useFields(t)
  return (
    <div className="grid min-w-0 gap-6">
      <PartForm id="profile-privacy-form" label={t('account.part.privacy.title')} onSave={onSave}>
        <Section title={t('account.mails.title')}>
          <SelectField
            path="language"
            label={t('account.language')}
            options={LOCALES.map((each) => [each, t(`account.mails.languages.${each}`)])}
          />
          <Check control={register('basics.newsletter')} help={t('account.mails.newsletterHelp')}>
            {t('account.basics.newsletter')}
          </Check>
          {isProfessionalType(role) && (
            <Check
              control={register('professional.isFindableByEmail')}
              help={t('account.findable.help')}
            >
              {t('account.professional.isFindableByEmail')}
            </Check>
          )}
        </Section>
      </PartForm>
      <MailsByKind role={role} />
      <ExportSection />
      <DangerZone onDeleted={onDeleted} />
    </div>
  )
}

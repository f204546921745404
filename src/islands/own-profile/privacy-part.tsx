import type { ReactNode } from 'react'
import { Fields } from '#client/form/fields.tsx'
import { useT } from '#client/texts/use-t.ts'
import { basicsFields, groupFields, languageField } from '#lib/accounts/profile-fields.ts'
import type { Role } from '#lib/accounts/roles.ts'
import { isProfessionalType } from '#lib/professionals/types.ts'
import { DangerZone } from './danger-zone.tsx'
import { ExportSection } from './export-section.tsx'
import { MailsByKind } from './mails-by-kind.tsx'
import { PartForm } from './part-form.tsx'
import { Section } from './section.tsx'
import type { OwnForm } from './use-profile-form.ts'

type Props = { role: Role; form: OwnForm; onDeleted: () => void }

/** What we send, who may find the account, and what its owner can take or delete. */
export function PrivacyPart({ role, form, onDeleted }: Props): ReactNode {
  const t = useT('account', 'people', 'professionals')
  const { newsletter } = basicsFields(t)
  return (
    <div className="grid min-w-0 gap-6">
      <PartForm form={form} label={t('account.part.privacy.title')}>
        <Section title={t('account.mails.title')}>
          <Fields
            form={form}
            of={{
              language: languageField(t),
              newsletter,
              ...(isProfessionalType(role) && groupFields(t, role, 'privacy')),
            }}
          />
        </Section>
      </PartForm>
      <MailsByKind role={role} />
      <ExportSection />
      <DangerZone onDeleted={onDeleted} />
    </div>
  )
}

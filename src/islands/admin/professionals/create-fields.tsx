import type { ReactNode } from 'react'
import { Fields } from '#client/form/fields.tsx'
import type { Form } from '#client/form/use-form.ts'
import { useT } from '#client/texts/use-t.ts'
import { BIO_MAX, NAME_MAX } from '#lib/accounts/basics-part.ts'
import { SPECIALIZATION_MAX } from '#lib/admin/professionals-schemas.ts'
import { REASON_MAX } from '#lib/fields/reason.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { SPECIALTIES } from '#lib/professionals/specialties.ts'
import { isProfessionalType, PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import type { CreateForm } from './create-form.ts'

type Props = { form: Form<CreateForm> }

/** The fields of a new professional. */
export function CreateFields({ form }: Props): ReactNode {
  const t = useT('adminProfessionals', 'professionals')
  const { profession } = form.values
  const known = isProfessionalType(profession) ? SPECIALTIES[profession] : []
  const list = known.map((slug) => t(`professionals.specialty.${slug}`)).join(', ')
  return (
    <Fields
      form={form}
      marksOptional
      problems={{
        taken: t('adminProfessionals.create.taken'),
        unknown: t('adminProfessionals.create.unknown'),
      }}
      of={{
        email: {
          kind: 'email',
          label: t('adminProfessionals.create.email'),
          autoComplete: 'off',
          required: true,
        },
        name: {
          kind: 'text',
          label: t('adminProfessionals.create.name'),
          max: NAME_MAX,
          autoComplete: 'off',
          required: true,
        },
        profession: {
          kind: 'select',
          label: t('adminProfessionals.create.profession'),
          options: PROFESSIONAL_TYPES.map((type) => [
            type,
            t(`adminProfessionals.profession.of.${type}`),
          ]),
          required: true,
        },
        specialization: {
          kind: 'text',
          label: t('adminProfessionals.create.specialization'),
          help: t('adminProfessionals.create.specializationHelp', { list }),
          max: SPECIALIZATION_MAX,
          required: true,
        },
        experienceYears: {
          kind: 'number',
          label: t('adminProfessionals.create.experience'),
          min: 0,
          required: true,
        },
        bio: { kind: 'paragraph', label: t('adminProfessionals.create.bio'), max: BIO_MAX },
        language: {
          kind: 'select',
          label: t('adminProfessionals.create.language'),
          options: LOCALES.map((code) => [code, t(`adminProfessionals.create.languages.${code}`)]),
          required: true,
        },
        reason: {
          kind: 'paragraph',
          label: t('adminProfessionals.create.reason'),
          help: t('adminProfessionals.create.reasonHelp'),
          max: REASON_MAX,
          required: true,
        },
      }}
    />
  )
}

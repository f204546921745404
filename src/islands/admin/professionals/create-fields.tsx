import type { ReactNode } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { fieldText } from '#client/field-text.ts'
import { useT } from '#client/texts/use-t.ts'
import { BIO_MAX, NAME_MAX } from '#lib/accounts/basics-part.ts'
import { SPECIALIZATION_MAX } from '#lib/admin/professionals-schemas.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'
import { SPECIALTIES } from '#lib/professionals/specialties.ts'
import { isProfessionalType, PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { CreateForm } from './create-form.ts'

type Props = { form: UseFormReturn<CreateForm> }

/** The fields of a new professional. */
export function CreateFields({ form }: Props): ReactNode {
  const t = useT('admin', 'adminProfessionals', 'fields', 'professionals')
  const { register, formState, control } = form
  const error = (name: keyof CreateForm) => problemText(t, formState.errors[name]?.message)
  const profession = useWatch({ control, name: 'profession' })
  const known = isProfessionalType(profession) ? SPECIALTIES[profession] : []
  const list = known.map((slug) => t(`professionals.specialty.${slug}`)).join(', ')
  return (
    <>
      <Field label={t('adminProfessionals.create.email')} error={error('email')} required>
        <TextInput type="email" autoComplete="off" {...register('email')} />
      </Field>
      <Field label={t('adminProfessionals.create.name')} error={error('name')} required>
        <TextInput autoComplete="off" maxLength={NAME_MAX} {...register('name')} />
      </Field>
      <Field label={t('adminProfessionals.create.profession')} error={error('profession')}>
        <Select {...register('profession')}>
          {PROFESSIONAL_TYPES.map((type) => (
            <option key={type} value={type}>
              {t(`adminProfessionals.profession.of.${type}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={t('adminProfessionals.create.specialization')}
        help={t('adminProfessionals.create.specializationHelp', { list })}
        error={error('specialization')}
        required
      >
        <TextInput maxLength={SPECIALIZATION_MAX} {...register('specialization')} />
      </Field>
      <Field
        label={t('adminProfessionals.create.experience')}
        error={error('experienceYears')}
        required
      >
        <TextInput type="number" min={0} inputMode="numeric" {...register('experienceYears')} />
      </Field>
      <Field
        label={t('adminProfessionals.create.bio')}
        note={t('adminProfessionals.create.optional')}
        error={error('bio')}
      >
        <Textarea
          maxLength={BIO_MAX}
          defaultValue={form.getValues('bio')}
          counter={(used, max) => t('admin.counter', { used, max })}
          {...register('bio')}
        />
      </Field>
      <Field label={t('adminProfessionals.create.language')}>
        <Select {...register('language')}>
          {LOCALES.map((code) => (
            <option key={code} value={code}>
              {t(`adminProfessionals.create.languages.${code}`)}
            </option>
          ))}
        </Select>
      </Field>
    </>
  )
}

function problemText(
  t: T<'adminProfessionals' | 'fields'>,
  code: string | undefined,
): string | undefined {
  if (code === 'taken' || code === 'unknown') return t(`adminProfessionals.create.${code}`)
  return fieldText(t, code)
}

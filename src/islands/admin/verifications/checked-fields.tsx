import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { fieldText } from '#client/field-text.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { formatDate } from '#lib/format/date.ts'
import { madridDay } from '#lib/format/madrid-day.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'
import { toVerified, type CheckedProfession } from '#lib/professionals/to-verified.ts'
import { verifiedText } from '#lib/professionals/verified.ts'
import { checksFor } from '#lib/verifications/checks.ts'
import { NUMBER_MAX, REGISTER_MAX, type VerificationCheck } from '#lib/verifications/values.ts'
import { DateInput } from '#ui/date-input.tsx'
import { Field } from '#ui/field.tsx'
import { FieldGroup } from '#ui/field-group.tsx'
import { Mark } from '#ui/mark.tsx'
import { TextInput } from '#ui/text-input.tsx'

/** What an admin fills in, as the form has it: an empty text is none. */
export type CheckedForm = {
  checks: VerificationCheck[]
  register: string
  number: string
  validUntil: string
}

/** The form as the API takes it. */
export const toChecked = ({ checks, register, number, validUntil }: CheckedForm) => ({
  checks,
  register: register.trim() || null,
  number: number.trim() || null,
  validUntil: validUntil || null,
})

/** Whether everything that the record asks for is ticked. */
export const isChecked = (form: CheckedForm, about: Pick<Props, 'certificate' | 'hasProof'>) =>
  checksOf(form, about).every((check) => form.checks.includes(check))

const checksOf = (
  form: CheckedForm,
  { certificate, hasProof }: Pick<Props, 'certificate' | 'hasProof'>,
) =>
  checksFor({
    kind: certificate === null ? 'profession' : 'certificate',
    number: form.number.trim() || null,
    hasProof,
  })

type Props = {
  certificate: string | null
  hasProof: boolean
  gender: CheckedProfession['gender']
}

/** Ticks, register, number and last day, and the sentence that the public will read. */
export function CheckedFields(props: Props): ReactNode {
  const { hasProof } = props
  const t = useT('adminVerifications', 'fields', 'professionals')
  const locale = useLocale()
  const { register, control, formState } = useFormContext<CheckedForm>()
  const form = useWatch({ control }) as CheckedForm
  const error = (name: keyof CheckedForm) => fieldText(t, formState.errors[name]?.message)
  const note = hasProof ? t('adminVerifications.optional') : undefined
  return (
    <>
      <Field
        label={t('adminVerifications.register')}
        note={note}
        help={t('adminVerifications.registerHelp')}
        error={error('register')}
        required={!hasProof}
      >
        <TextInput {...register('register')} maxLength={REGISTER_MAX} />
      </Field>
      <Field
        label={t('adminVerifications.number')}
        note={note}
        error={error('number')}
        required={!hasProof}
      >
        <TextInput {...register('number')} maxLength={NUMBER_MAX} />
      </Field>
      <Field
        label={t('adminVerifications.validUntil')}
        note={t('adminVerifications.optional')}
        error={error('validUntil')}
      >
        <DateInput {...register('validUntil')} min={madridDay()} />
      </Field>
      <FieldGroup legend={t('adminVerifications.check.legend')} error={error('checks')}>
        {checksOf(form, props).map((check) => (
          <label key={check} className="flex min-h-11 items-center gap-3 text-sm">
            <input
              type="checkbox"
              value={check}
              {...register('checks')}
              className="size-6 shrink-0 accent-pine"
            />
            {t(`adminVerifications.check.of.${check}`)}
          </label>
        ))}
      </FieldGroup>
      <p aria-live="polite" className="font-display text-lg leading-snug font-semibold">
        {t('adminVerifications.says')} <Mark>{sentenceOf(form, props, t, locale)}</Mark>.
      </p>
    </>
  )
}

/** What the profile will say, with today as the day. */
function sentenceOf(
  form: CheckedForm,
  { certificate, gender }: Props,
  t: T<'adminVerifications' | 'professionals'>,
  locale: Locale,
): string {
  const checkedAt = new Date().toISOString()
  if (certificate !== null) {
    const date = formatDate(checkedAt, locale)
    return t('adminVerifications.saysCertificate', { certificate, date })
  }
  const { register, number } = toChecked(form)
  return verifiedText(toVerified({ register, number, checkedAt, gender }), t, locale)
}

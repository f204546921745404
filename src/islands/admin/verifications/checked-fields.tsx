import type { ReactNode } from 'react'
import { Fields } from '#client/form/fields.tsx'
import { choiceText } from '#client/form/problem-text.ts'
import type { Form } from '#client/form/use-form.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { formatDate } from '#lib/format/date.ts'
import { madridDay } from '#lib/format/madrid-day.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'
import { toVerified, type CheckedProfession } from '#lib/professionals/to-verified.ts'
import { verifiedText } from '#lib/professionals/verified.ts'
import { checksFor } from '#lib/verifications/checks.ts'
import { NUMBER_MAX, REGISTER_MAX } from '#lib/verifications/values.ts'
import { FieldGroup } from '#ui/field-group.tsx'
import { Mark } from '#ui/mark.tsx'

/** What an admin fills in before anything is: an empty text is none. */
export const NOT_CHECKED = {
  checks: [] as readonly string[],
  register: '',
  number: '',
  validUntil: '',
}
export type CheckedForm = typeof NOT_CHECKED

/** The form as the API takes it. */
export const toChecked = ({ checks, register, number, validUntil }: CheckedForm) => ({
  checks,
  register: register.trim() || null,
  number: number.trim() || null,
  validUntil: validUntil || null,
})

type Subject = {
  /** Null where it is about the profession. */
  certificate: string | null
  hasProof: boolean
}

/** Whether everything that the record asks for is ticked. */
export const isChecked = (values: CheckedForm, subject: Subject): boolean =>
  checksOf(values, subject).every((check) => values.checks.includes(check))

const checksOf = ({ number }: CheckedForm, { certificate, hasProof }: Subject) =>
  checksFor({
    kind: certificate === null ? 'profession' : 'certificate',
    number: number.trim() || null,
    hasProof,
  })

type Props = Subject & { form: Form<CheckedForm> }

/** Ticks, register, number and last day. */
export function CheckedFields({ form, ...subject }: Props): ReactNode {
  const t = useT('adminVerifications', 'fields')
  const required = !subject.hasProof
  const wrong = choiceText(t, form.problems['checks'], 'some')
  return (
    <>
      <FieldGroup legend={t('adminVerifications.check.legend')} hideLegend error={wrong}>
        {checksOf(form.values, subject).map((check) => (
          <label key={check} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              {...form.box('checks', check)}
              aria-invalid={wrong ? true : undefined}
              className="size-6 shrink-0 accent-pine"
            />
            {t(`adminVerifications.check.of.${check}`)}
          </label>
        ))}
      </FieldGroup>
      <Fields
        form={form}
        marksOptional
        of={{
          register: {
            kind: 'text',
            label: t('adminVerifications.register'),
            max: REGISTER_MAX,
            required,
          },
          number: {
            kind: 'text',
            label: t('adminVerifications.number'),
            max: NUMBER_MAX,
            required,
          },
          validUntil: {
            kind: 'date',
            label: t('adminVerifications.validUntil'),
            min: madridDay(),
          },
        }}
      />
    </>
  )
}

type SaysProps = {
  values: CheckedForm
  /** Null where it is about the profession. */
  certificate: string | null
  gender: CheckedProfession['gender']
}

/** The sentence that the public will read. */
export function ProfileSays({ values, ...subject }: SaysProps): ReactNode {
  const t = useT('adminVerifications', 'professionals')
  const locale = useLocale()
  return (
    <p aria-live="polite" className="font-display text-lg leading-snug font-quote">
      {t('adminVerifications.says')} <Mark>{sentenceOf(values, subject, t, locale)}</Mark>.
    </p>
  )
}

/** What the profile will say, with today as the day. */
function sentenceOf(
  values: CheckedForm,
  { certificate, gender }: Omit<SaysProps, 'values'>,
  t: T<'adminVerifications' | 'professionals'>,
  locale: Locale,
): string {
  const checkedAt = new Date().toISOString()
  if (certificate !== null) {
    const date = formatDate(checkedAt, locale)
    return t('adminVerifications.saysCertificate', { certificate, date })
  }
  const { register, number } = toChecked(values)
  const checked = { register, number, checkedAt, gender, isConfirmed: false }
  return verifiedText(toVerified(checked), t, locale)
}

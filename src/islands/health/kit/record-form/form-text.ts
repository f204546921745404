import { limitsIn, plainNumber } from '#lib/health/form/limits.ts'
import { unitOfMeasure, type RecordForm } from '#lib/health/form/record-form.ts'
import type { MeasuredName } from '#lib/health/measures.ts'
import { NOTE_MAX } from '#lib/health/record.ts'
import type { T } from '#lib/i18n/t.ts'
import { withUnit, type Writing } from '../value-text.ts'

/** What is typed in a field, with its unit. */
export function typedText(form: RecordForm, name: MeasuredName, t: T<'health'>): string {
  return withUnit(form[name].trim(), name, unitOfMeasure(name, form.units), t)
}

/** The message for the problem of a measure; undefined without one. */
export function problemText(
  t: T<'health' | 'healthRegister'>,
  name: MeasuredName,
  code: string | undefined,
  { locale, units }: Pick<Writing, 'locale' | 'units'>,
): string | undefined {
  switch (code) {
    case undefined:
      return undefined
    case 'too_low':
    case 'too_high': {
      const unit = unitOfMeasure(name, units)
      const [least, most] = limitsIn(name, unit).map((limit) => plainNumber(limit, locale))
      return t('healthRegister.problem.limits', {
        least: least!,
        most: withUnit(most!, name, unit, t),
      })
    }
    case 'pair_missing':
      return name === 'systolicBp'
        ? t('healthRegister.problem.systolicMissing')
        : t('healthRegister.problem.diastolicMissing')
    case 'not_below_systolic':
      return t('healthRegister.problem.notBelowSystolic')
    case 'above_total':
      return t('healthRegister.problem.aboveTotal')
    case 'invalid':
      return t('healthRegister.problem.invalid', { example: plainNumber(61.8, locale) })
    default:
      return t('healthRegister.problem.other')
  }
}

/** The same for the day. */
export function dateProblem(t: T<'healthRegister'>, code: string | undefined): string | undefined {
  if (code === undefined) return undefined
  if (code === 'required') return t('healthRegister.problem.dateMissing')
  return code === 'in_future'
    ? t('healthRegister.problem.inFuture')
    : t('healthRegister.problem.invalidDate')
}

/** The same for the note. */
export function noteProblem(t: T<'healthRegister'>, code: string | undefined): string | undefined {
  if (code === undefined) return undefined
  return code === 'too_long'
    ? t('healthRegister.problem.noteTooLong', { max: NOTE_MAX })
    : t('healthRegister.problem.other')
}

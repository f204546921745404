import { accepted, type Asked } from '#lib/health/form/questions.ts'
import type { MeasuredName } from '#lib/health/measures.ts'
import type { Suggestion } from '#lib/health/plausible.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { afterPress } from './after-press.ts'
import type { RecordFormState } from './use-record-form.ts'

/** Fields that are judged together: a change of one may end the problem of the other. */
const PAIRED: Partial<Record<MeasuredName, MeasuredName>> = {
  systolicBp: 'diastolicBp',
  diastolicBp: 'systolicBp',
  totalCholesterol: 'hdlCholesterol',
}

/** A field that is typed in has no problem until it is left. */
export function touch({ form }: RecordFormState, name: MeasuredName): void {
  const other = PAIRED[name]
  form.clear(other ? [name, other] : [name])
}

/** A field that is left is checked and asked about. */
export function leaveField({ form, leave }: RecordFormState, name: MeasuredName): void {
  afterPress(() => {
    form.recheck(name)
    leave({ [name]: form.now()[name] })
  })
}

/** "Yes, it is." */
export function confirmValue({ form }: RecordFormState, { key, field }: Asked): void {
  form.set({ confirmed: [...form.now().confirmed, key] })
  form.focus(field)
}

/** "I meant this." */
export function acceptSuggestion(
  { form, fill }: RecordFormState,
  { field }: Asked,
  meant: Suggestion,
  locale: Locale,
): void {
  fill(accepted(form.now(), field, meant, locale))
  form.focus(meant.measure)
}

/** "Let me correct it." */
export function correctValue({ form, leave }: RecordFormState, field: MeasuredName): void {
  leave({ [field]: undefined })
  form.focus(field)
}

import { showProblems } from '#client/form-problems.ts'
import { accepted, questionsOf, type Asked } from '#lib/health/form/questions.ts'
import type { RecordForm } from '#lib/health/form/record-form.ts'
import { MEASURED_NAMES, type MeasuredName } from '#lib/health/measures.ts'
import type { Suggestion } from '#lib/health/plausible.ts'
import type { FieldProblems } from '#lib/http/errors.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { afterPress } from './after-press.ts'
import { focusField, focusFirstWrong } from './field-id.ts'
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
  form.clearErrors(other ? [name, other] : name)
}

/** A field that is left is checked and asked about. */
export function leaveField({ form, leave }: RecordFormState, name: MeasuredName): void {
  afterPress(() => {
    leave({ [name]: form.getValues(name) })
    void form.trigger(name)
  })
}

/** "Yes, it is." */
export function confirmValue({ form, id }: RecordFormState, { key, field }: Asked): void {
  form.setValue('confirmed', [...form.getValues('confirmed'), key])
  focusField(id, field)
}

/** "I meant this." */
export function acceptSuggestion(
  state: RecordFormState,
  { field }: Asked,
  meant: Suggestion,
  locale: Locale,
): void {
  const { form, id, fill } = state
  fill(accepted(form.getValues(), field, meant, locale))
  focusField(id, meant.measure)
}

/** "Let me correct it." */
export function correctValue({ leave, groups, id }: RecordFormState, field: MeasuredName): void {
  leave({ [field]: undefined })
  groups.openFor([field])
  focusField(id, field)
}

/** Calls `onValid` when nothing is wrong and nothing to be asked; otherwise shows and focuses the first of it. */
export async function submitRecord(
  state: RecordFormState,
  onValid: (typed: RecordForm) => void,
  onEmpty: () => void,
): Promise<void> {
  const { form, height, leave } = state
  leave(form.getValues())
  await form.handleSubmit(
    (typed) => {
      const questions = questionsOf(typed, height)
      if (questions.length > 0)
        showFirst(
          state,
          questions.map(({ field }) => field),
        )
      else onValid(typed)
    },
    (errors) => ('values' in errors ? onEmpty() : showFirst(state, Object.keys(errors))),
  )()
}

/** Shows what the server refused. @returns whether that is at a field */
export function refuseRecord(state: RecordFormState, problems: FieldProblems): boolean {
  const wrong = showProblems(state.form, problems)
  if (wrong.length > 0) showFirst(state, wrong)
  return wrong.length > 0
}

function showFirst({ groups, id }: RecordFormState, names: readonly string[]): void {
  groups.openFor(MEASURED_NAMES.filter((name) => names.includes(name)))
  focusFirstWrong(id)
}

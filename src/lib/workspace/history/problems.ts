import { fieldProblems } from '#lib/http/field-problems.ts'
import type { FieldProblems } from '#lib/http/errors.ts'
import { HistoryEdit } from '../schemas.ts'
import { editOf, type HistoryForm, type Written } from './form.ts'

/** The problems of what would be sent, by the fields of the form. */
export function problemsOf(written: Written, typed: HistoryForm): FieldProblems {
  const edit = editOf(written, typed)
  const result = edit && HistoryEdit.safeParse(edit)
  return !result || result.success
    ? {}
    : toFormFields(fieldProblems(result.error.issues, edit, 'body'))
}

/** Problems of a call as problems of the form: `discipline.content.progress` is its field `progress`. */
export function toFormFields(problems: FieldProblems): FieldProblems {
  return Object.fromEntries(
    Object.entries(problems).map(([path, problem]) => [
      path.replace(/^discipline\.content\./, '').replace(/^notes\.text$/, 'notes'),
      problem,
    ]),
  )
}

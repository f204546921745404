import * as z from 'zod/mini'
import type { FieldProblems } from '#lib/http/errors.ts'
import { MEASURED_NAMES, type MeasuredName } from '../measures.ts'
import { hasValue, pairProblems, RecordDate } from '../record.ts'
import { measuredOf, readText, type RecordForm } from './record-form.ts'

/** Problem codes by field, those of the server; `values` when there is none at all. */
export function problemsOf(form: RecordForm): FieldProblems {
  const problems: Record<string, string> = {}
  const date = z.safeParse(RecordDate, form.recordDate)
  if (!date.success) problems['recordDate'] = date.error.issues[0]?.message ?? 'invalid_date'
  for (const name of MEASURED_NAMES) {
    const read = readText(form, name)
    if ('problem' in read) problems[name] = read.problem
  }
  const typed = measuredOf(form)
  for (const [name, problem] of Object.entries(pairProblems(typed)))
    if (!(name in problems) && !isUnread(form, name as MeasuredName, problem))
      problems[name] = problem
  if (Object.keys(problems).length === 0 && !hasValue(typed)) problems['values'] = 'empty'
  return problems
}

/** A missing half of a pair that was typed and cannot be read has a problem of its own. */
function isUnread(form: RecordForm, name: MeasuredName, problem: string): boolean {
  return problem === 'pair_missing' && form[name].trim() !== ''
}

import type { Locale } from '#lib/i18n/locales.ts'
import { MEASURED_NAMES, type MeasuredName } from '../measures.ts'
import type { Base } from './draft.ts'
import { formOf, readText, type RecordForm } from './record-form.ts'

/** Fields that belong together: a pressure is not put together of two. */
type Part = readonly [Field, ...Field[]]
type Field = MeasuredName | 'recordDate' | 'note'

const PRESSURE = ['systolicBp', 'diastolicBp'] as const
const PARTS: readonly Part[] = [
  ['recordDate'],
  PRESSURE,
  ...MEASURED_NAMES.filter((name) => !(PRESSURE as readonly string[]).includes(name)).map(
    (name): Part => [name],
  ),
  ['note'],
]

/** The fields of one side: their texts, and the exact values that these stand for. */
type Side = { texts: string[]; before: (number | undefined)[] }

/** Fields that were changed differently here and elsewhere. */
export type Conflict = { fields: Part; mine: Side; theirs: Side }

/**
 * A change begun before the record was saved elsewhere, put on top of what was saved: a field that was not changed here
 * takes the newer value, one that was keeps what is typed. Those changed on both sides are returned, to choose from.
 *
 * @param base the record when the change began
 */
export function mergeRecord(
  base: Base,
  mine: RecordForm,
  theirs: Base,
  locale: Locale,
): { form: RecordForm; conflicts: Conflict[] } {
  const newer = formOf(theirs, mine.units, locale)
  const form: RecordForm = { ...mine, before: { ...mine.before } }
  const conflicts: Conflict[] = []
  for (const fields of PARTS) {
    const has = (one: unknown[], other: unknown[]) => one.every((part, i) => part === other[i])
    const was = fields.map((field) => ofRecord(base, field))
    const there = fields.map((field) => ofRecord(theirs, field))
    const here = fields.map((field) => ofForm(mine, field))
    if (has(here, there) || has(there, was)) continue
    if (has(here, was)) Object.assign(form, withSide(form, fields, sideOf(newer, fields)))
    else conflicts.push({ fields, mine: sideOf(mine, fields), theirs: sideOf(newer, fields) })
  }
  return { form, conflicts }
}

/** The fields of a form that take one of both sides. */
export function chosen(
  form: RecordForm,
  conflict: Conflict,
  whose: 'mine' | 'theirs',
): Partial<RecordForm> {
  return withSide(form, conflict.fields, conflict[whose])
}

function sideOf(form: RecordForm, fields: Part): Side {
  return {
    texts: fields.map((field) => form[field]),
    before: fields.map((field) => (isMeasure(field) ? form.before[field] : undefined)),
  }
}

function withSide(form: RecordForm, fields: Part, side: Side): Partial<RecordForm> {
  const before = { ...form.before }
  fields.forEach((field, i) => {
    const value = side.before[i]
    if (!isMeasure(field)) return
    if (value === undefined) delete before[field]
    else before[field] = value
  })
  return { ...Object.fromEntries(fields.map((field, i) => [field, side.texts[i]])), before }
}

const isMeasure = (field: Field): field is MeasuredName =>
  field !== 'recordDate' && field !== 'note'

const ofRecord = (record: Base, field: Field) => record[field] ?? null

function ofForm(form: RecordForm, field: Field): unknown {
  if (field === 'recordDate') return form.recordDate
  if (field === 'note') return form.note.trim()
  const read = readText(form, field)
  return 'value' in read ? read.value : form[field]
}

import type { Locale } from '#lib/i18n/locales.ts'
import type { Measured } from '../derived.ts'
import { MEASURED, MEASURED_NAMES, type MeasuredName } from '../measures.ts'
import { unitFor, type HealthUnits, type UnitOf } from '../quantities.ts'
import { readMeasure, showMeasure } from '../reading.ts'
import type { RecordInput } from '../record.ts'

/** Values in stored units, by measure. */
export type Stored = Partial<Record<MeasuredName, number>>

/** A record while it is typed: a text for each measure. */
export type RecordForm = Record<MeasuredName, string> & {
  recordDate: string
  note: string
  /** The units of the texts. */
  units: HealthUnits
  /**
   * What texts stand for that were not typed: a stored value, or one converted from another unit. It stays exact while its
   * text is what it is shown as.
   */
  before: Stored
  /** The questions that were answered with yes, by their keys. */
  confirmed: string[]
}

/** Whether a field holds a measure. */
export const isMeasured = (name: string): name is MeasuredName => Object.hasOwn(MEASURED, name)

/** The unit of a measure among these. */
export function unitOfMeasure(name: MeasuredName, units: HealthUnits): UnitOf {
  return unitFor(MEASURED[name].quantity, units)
}

/** A text for each measure, all empty. */
export const NO_TEXTS = Object.fromEntries(MEASURED_NAMES.map((name) => [name, ''])) as Readonly<
  Record<MeasuredName, string>
>

/** A form in which nothing is typed yet. */
export const emptyForm = (units: HealthUnits, recordDate: string): RecordForm => ({
  ...NO_TEXTS,
  ...{ recordDate, note: '', units, before: {}, confirmed: [] },
})

/** Texts for stored values, without those that are missing. */
export function textsOf(
  values: Measured,
  units: HealthUnits,
  locale: Locale,
): Partial<Record<MeasuredName, string>> {
  const entries = storedEntries(values).map(([name, value]) => [
    name,
    showMeasure(value, name, unitOfMeasure(name, units), locale),
  ])
  return Object.fromEntries(entries) as Partial<Record<MeasuredName, string>>
}

/** The values that there are. */
export function storedOf(values: Measured): Stored {
  return Object.fromEntries(storedEntries(values))
}

function storedEntries(values: Measured): [MeasuredName, number][] {
  return MEASURED_NAMES.flatMap((name): [MeasuredName, number][] => {
    const value = values[name]
    return typeof value === 'number' ? [[name, value]] : []
  })
}

type Content = Measured & { recordDate: string; note?: string | null }

/** The form that changes a record. */
export function formOf(record: Content, units: HealthUnits, locale: Locale): RecordForm {
  return {
    ...emptyForm(units, record.recordDate),
    ...textsOf(record, units, locale),
    note: record.note ?? '',
    before: storedOf(record),
  }
}

/** What a text reads as. */
export function readText(form: RecordForm, name: MeasuredName) {
  return readMeasure(form[name], name, unitOfMeasure(name, form.units), form.before[name])
}

/** The values that are typed, in stored units; null where there is none or it cannot be stored. */
export function measuredOf(form: RecordForm): Record<MeasuredName, number | null> {
  const entries = MEASURED_NAMES.map((name) => {
    const read = readText(form, name)
    return [name, 'value' in read ? read.value : null]
  })
  return Object.fromEntries(entries) as Record<MeasuredName, number | null>
}

/** The measures whose fields are filled in, readable or not. */
export function filledNames(form: RecordForm): MeasuredName[] {
  return MEASURED_NAMES.filter((name) => form[name].trim() !== '')
}

/** Whether anything is typed that would be lost. */
export function isTyped(form: RecordForm): boolean {
  return filledNames(form).length > 0 || form.note.trim() !== ''
}

/** The same values in other units. A text that cannot be read stays as it is. */
export function inUnits(form: RecordForm, units: HealthUnits, locale: Locale): RecordForm {
  const result: RecordForm = { ...form, units, before: { ...form.before } }
  for (const name of filledNames(form)) {
    const unit = unitOfMeasure(name, units)
    const read = readText(form, name)
    if (unit === unitOfMeasure(name, form.units) || !('value' in read) || read.value === null)
      continue
    result[name] = showMeasure(read.value, name, unit, locale)
    result.before[name] = read.value
  }
  return result
}

/**
 * What is sent as a new record: what is typed, and with a weight the height that travels with it.
 *
 * @param height the last known one in cm, which the form shows; null without one
 */
export function toInput(form: RecordForm, height: number | null): RecordInput {
  const typed = measuredOf(form)
  const { recordDate, note } = form
  return { recordDate, note: note.trim(), ...storedOf({ ...typed, ...travelling(typed, height) }) }
}

/** The height that a weight without one is stored with (decision 72 of the specification). */
export function travelling(typed: Measured, height: number | null): { height?: number } {
  const isAlone = typeof typed.weight === 'number' && typeof typed.height !== 'number'
  return isAlone && height !== null ? { height } : {}
}

export type Changes = Partial<Record<MeasuredName, number | null>> & {
  recordDate?: string
  note?: string
}

/** The fields of a record that the form changes; null removes a value. */
export function changesOf(form: RecordForm, record: Content): Changes {
  const typed = measuredOf(form)
  const changes: Changes = {}
  for (const name of MEASURED_NAMES)
    if (typed[name] !== (record[name] ?? null)) changes[name] = typed[name]
  if (form.recordDate !== record.recordDate) changes.recordDate = form.recordDate
  if (form.note.trim() !== (record.note ?? '')) changes.note = form.note.trim()
  return changes
}

import { isIn, readAmount } from '#lib/format/read-decimal.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { isChoice, isTime, measureOf, type Field, type Quantity } from './fields.ts'
import { formatDuration, formatTyped } from './format.ts'
import { readHeight } from './read-height.ts'
import { readDuration, readInches } from './read-number.ts'
import {
  fromMetric,
  METRIC,
  paceFromMetric,
  paceToMetric,
  toMetric,
  UNITS,
  type Unit,
  type Units,
} from './units.ts'

/**
 * The displayed text of a field, and the text as typed. Changing units converts the displayed text; the value is always
 * computed from the typed one, so conversions never accumulate rounding errors.
 */
export type Entry = {
  readonly shown: string
  readonly typed: { readonly text: string; readonly unit: Unit | null }
}

/** The unit that a quantity is shown in; null when it has none. */
export function unitOf(quantity: Quantity, units: Units): Unit | null {
  const measure = measureOf(quantity)
  return measure && units[measure]
}

/** An entry typed by the user. */
export function typedEntry(text: string, unit: Unit | null): Entry {
  return { shown: text, typed: { text, unit } }
}

/** What was typed, in kg, cm, km, seconds or seconds per km; null when it cannot be read. */
export function metricValue({ typed: { text, unit } }: Entry, quantity: Quantity): number | null {
  const height = quantity === 'height' ? readHeight(text, unit) : null
  if (height !== null) return height
  const value = read(text, quantity, unit)
  if (value === null || unit === null) return value
  if (quantity !== 'pace') return toMetric(value, unit)
  return paceToMetric(value, unit === 'mi' ? 'mi' : 'km')
}

function read(text: string, quantity: Quantity, unit: Unit | null): number | null {
  if (isTime(quantity)) return readDuration(text)
  return unit === 'in' ? readInches(text) : readNumber(text, quantity, unit)
}

/** Behind a number that is no measure only a percentage or a rate makes sense. */
const WITHOUT_MEASURE = ['%', '/min']

function readNumber(text: string, quantity: Quantity, unit: Unit | null): number | null {
  const amount = readAmount(text)
  if (!amount) return null
  const measure = measureOf(quantity)
  if (!measure || !unit)
    return ['', ...WITHOUT_MEASURE].some((known) => isIn(amount, known)) ? amount.value : null
  const own = [unit, ...UNITS[measure]].find((known) => isIn(amount, known))
  if (!own || own === unit) return own ? amount.value : null
  return fromMetric(toMetric(amount.value, own), unit)
}

/** A height in cm that was not written in the unit of its field; null for what was written as it is read. */
export function readOtherwise({ typed }: Entry, field: Field | undefined): number | null {
  if (!field || isChoice(field) || field.quantity !== 'height') return null
  const isPlain = typed.unit === 'cm' && /cm\s*$/i.test(typed.text) && !/m.*cm/i.test(typed.text)
  return isPlain ? null : readHeight(typed.text, typed.unit)
}

/** The same value shown in other units. Text that cannot be read stays as it is. */
export function shownIn(entry: Entry, quantity: Quantity, units: Units, locale: Locale): Entry {
  const unit = unitOf(quantity, units)
  if (unit === null) return entry
  if (unit === entry.typed.unit) return typedEntry(entry.typed.text, unit)
  const value = metricValue(entry, quantity)
  if (value === null || !Number.isFinite(value)) return typedEntry(entry.typed.text, unit)
  return { shown: formatMetric(value, quantity, units, locale), typed: entry.typed }
}

/** A metric value as it is typed in these units: `154,3`. */
export function formatMetric(
  value: number,
  quantity: Quantity,
  units: Units,
  locale: Locale,
): string {
  if (quantity === 'duration') return formatDuration(value)
  if (quantity === 'pace') return formatDuration(paceFromMetric(value, units.distance))
  const unit = unitOf(quantity, units)
  const shown = unit === null ? value : fromMetric(value, unit)
  return formatTyped(shown, quantity === 'distance' ? 2 : 1, locale)
}

/** Whether a unit is the metric one of its kind, which links leave out. */
export function isMetric(unit: Unit | null): boolean {
  return unit === null || Object.values(METRIC).some((metric) => metric === unit)
}

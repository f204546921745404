import { perLocale } from '#lib/format/per-locale.ts'
import { isIn, readAmount } from '#lib/format/read-decimal.ts'
import { readUnit } from '#lib/format/read-unit.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { MEASURED, MEASURES, type MeasuredName, type MeasureName } from './measures.ts'
import { decimalsOf, fromStored, roundTo, toStored, unitsOf, type UnitOf } from './quantities.ts'

/** The most decimals that a unit is shown with. */
const DECIMALS = [0, 1, 2] as const
// Without grouping: what is shown in a field is read again, where a separator is always the decimal one.
const formats = perLocale((tag) =>
  DECIMALS.map(
    (decimals) =>
      new Intl.NumberFormat(tag, {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
        useGrouping: false,
      }),
  ),
)

/** A stored value in `unit`, with the decimals that the unit is shown with. */
function shown(value: number, name: MeasureName, unit: UnitOf): number {
  const { quantity } = MEASURES[name]
  return roundTo(fromStored(value, quantity, unit), decimalsOf(quantity, unit))
}

/**
 * A stored value as it is shown in `unit`, without the unit: in lists, and in the field where it is edited.
 *
 * @example showMeasure(70.35, 'weight', 'lb', 'es') // '155,1'
 */
export function showMeasure(
  value: number,
  name: MeasureName,
  unit: UnitOf,
  locale: Locale,
): string {
  const decimals = decimalsOf(MEASURES[name].quantity, unit)
  return formats(locale)[decimals]!.format(shown(value, name, unit))
}

export type MeasureReading = { value: number | null } | { problem: MeasureProblem }
export type MeasureProblem = 'invalid' | 'too_low' | 'too_high'

/** A number as it was typed for a measure, in which unit: that of the field, unless it says another. */
export type TypedMeasure = { value: number; unit: UnitOf }

/** What was typed for a measure whose field has a unit: `70,5`, `70,5 kg`, `155 lb`. Null when it is none. */
export function readTyped(text: string, name: MeasuredName, unit: UnitOf): TypedMeasure | null {
  const amount = readAmount(text)
  if (!amount || !Number.isFinite(amount.value)) return null
  const units: readonly UnitOf[] = unitsOf(MEASURED[name].quantity)
  const own = isIn(amount, unit) ? unit : units.find((other) => other === readUnit(amount.unit))
  return own ? { value: amount.value, unit: own } : null
}

/**
 * What was typed for a measure, in stored units; null for an empty text. Comma and point are read alike.
 *
 * A stored value has more decimals than some units show. So it stays as it is while the text is what it is shown as: to
 * open a record in another unit and save it changes nothing.
 *
 * @param before the stored value that the field began with
 */
export function readMeasure(
  text: string,
  name: MeasuredName,
  unit: UnitOf,
  before: number | null = null,
): MeasureReading {
  if (text.trim() === '') return { value: null }
  const typed = readTyped(text, name, unit)
  if (!typed) return { problem: 'invalid' }
  if (before !== null && typed.value === shown(before, name, typed.unit)) return { value: before }
  const { quantity, possible } = MEASURED[name]
  const value = toStored(typed.value, quantity, typed.unit)
  const [least, most] = possible
  if (value < least) return { problem: 'too_low' }
  return value > most ? { problem: 'too_high' } : { value }
}

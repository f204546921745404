import { perLocale } from '#lib/format/per-locale.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { MEASURED, type MeasuredName } from '../measures.ts'
import { decimalsOf, fromStored, type UnitOf } from '../quantities.ts'

const numbers = perLocale(
  (tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 2, useGrouping: false }),
)

/** The least and the most that may be typed for a measure in a unit, rounded inwards to what is shown. */
export function limitsIn(name: MeasuredName, unit: UnitOf): [least: number, most: number] {
  const { quantity, possible } = MEASURED[name]
  const steps = 10 ** decimalsOf(quantity, unit)
  const [least, most] = possible.map((limit) => fromStored(limit, quantity, unit) * steps)
  // A limit that is exact in the unit may come out as 49.99999999; 2 % of HbA1c is below zero in mmol/mol.
  return [Math.max(0, Math.ceil(least! - 1e-6)) / steps, Math.floor(most! + 1e-6) / steps]
}

/** A number as people write it, without zeros at its end. */
export function plainNumber(value: number, locale: Locale): string {
  return numbers(locale).format(value)
}

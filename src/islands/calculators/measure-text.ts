import { formatNumber, formatShort } from '#lib/calculators/format.ts'
import { fromMetric, type Measure, type Units } from '#lib/calculators/units.ts'
import type { Locale } from '#lib/i18n/locales.ts'

export type Reader = { units: Units; locale: Locale }

/** A metric value with its unit, as this person reads it: `70,5 kg`, `155.4 lb`. */
export function measureText(
  value: number,
  measure: Measure,
  { units, locale }: Reader,
  digits = 1,
): string {
  const unit = units[measure]
  return `${formatShort(fromMetric(value, unit), digits, locale)} ${unit}`
}

/** The same with exactly so many decimals, for columns. */
export function columnText(
  value: number,
  measure: Measure,
  { units, locale }: Reader,
  digits = 1,
): string {
  const unit = units[measure]
  return `${formatNumber(fromMetric(value, unit), digits, locale)} ${unit}`
}

import { formatNumber, formatShort } from '#lib/calculators/format.ts'
import { fromMetric, type Measure, type Unit, type Units } from '#lib/calculators/units.ts'
import type { Locale } from '#lib/i18n/locales.ts'

export type Reader = { units: Units; locale: Locale }

/** A metric value in the user's units, as number and unit: `70,5` and `kg`. */
export function measured(
  value: number,
  measure: Measure,
  { units, locale }: Reader,
  { digits = 1, format = formatShort } = {},
): { value: string; unit: Unit } {
  const unit = units[measure]
  return { value: format(fromMetric(value, unit), digits, locale), unit }
}

/** The same as one text: `70,5 kg`, `155.4 lb`. */
export function measureText(...given: Parameters<typeof measured>): string {
  const { value, unit } = measured(...given)
  return `${value} ${unit}`
}

/** The same with always one decimal, for columns. */
export function columnText(value: number, measure: Measure, reader: Reader): string {
  return measureText(value, measure, reader, { format: formatNumber })
}

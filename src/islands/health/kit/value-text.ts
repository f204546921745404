import { MEASURES, type MeasureName } from '#lib/health/measures.ts'
import { unitFor, type HealthUnits, type UnitOf } from '#lib/health/quantities.ts'
import { showMeasure } from '#lib/health/reading.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'
import { unitText } from '#client/health/kinds.ts'

/** What a value is written with. */
export type Writing = { t: T<'health' | 'healthBands'>; locale: Locale; units: HealthUnits }

/** A number with its unit: `61,8 kg`. */
export function withUnit(number: string, name: MeasureName, unit: UnitOf, t: T<'health'>): string {
  return [number, unitText(unit, MEASURES[name].quantity, t)].filter(Boolean).join(' ')
}

/**
 * A stored value as the person reads it, with its unit: `61,8 kg`, `167 cm`. An index and a ratio have one decimal
 * everywhere: `25,0 kg/m²`.
 */
export function valueText(value: number, name: MeasureName, writing: Writing): string {
  const { quantity } = MEASURES[name]
  const unit = unitFor(quantity, writing.units)
  const number = showMeasure(value, name, unit, writing.locale)
  const isFixed = quantity === 'index' || quantity === 'ratio'
  return withUnit(isFixed ? number : number.replace(/[.,]0+$/, ''), name, unit, writing.t)
}

/** The number of a stored value, with the decimals of its unit. */
export function numberText(value: number, name: MeasureName, writing: Writing): string {
  const unit = unitFor(MEASURES[name].quantity, writing.units)
  return showMeasure(value, name, unit, writing.locale)
}

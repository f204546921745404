import type { Overview } from '#lib/health/schemas.ts'
import { MEASURE_NAMES, MEASURES, type MeasureName } from '#lib/health/measures.ts'
import { showMeasure } from '#lib/health/reading.ts'
import type { Flag } from '#lib/health/flags.ts'
import { unitFor } from '#lib/health/quantities.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'
import { dayText } from '#client/health/days.ts'
import { kindOf, unitText } from '#client/health/kinds.ts'

/** The measure that stands for a flag with several, first the one that most people write down. */
const FIRST: Partial<Record<Flag, readonly MeasureName[]>> = {
  cholesterol: ['ldlCholesterol', 'totalCholesterol'],
  body_measurements: ['waistCircumference', 'bodyFatPercentage'],
}

type Known = Pick<Overview, 'measures' | 'settings'>

/**
 * The latest value that a flag would show, with its date: `61,8 kg · hoy`, `LDL 104 mg/dL · 3 nov`; null without any.
 */
export function latestOf(
  flag: Flag,
  { measures, settings }: Known,
  { t, locale }: { t: T<'health' | 'healthBands'>; locale: Locale },
): string | null {
  const names = [
    ...(FIRST[flag] ?? []),
    ...MEASURE_NAMES.filter((name) => MEASURES[name].flag === flag),
  ]
  const name = names.find((each) => measures.some(({ measure }) => measure === each))
  if (name === undefined) return null
  const last = lastOf(measures, name)
  if (!last) return null
  const { quantity } = MEASURES[name]
  const unit = unitFor(quantity, settings.units)
  const show = (measure: MeasureName, value: number) => showMeasure(value, measure, unit, locale)
  const lower = name === 'systolicBp' ? lastOf(measures, 'diastolicBp') : undefined
  const value = show(name, last.value) + (lower ? `/${show('diastolicBp', lower.value)}` : '')
  const label = FIRST[flag] ? `${t(`health.measure.${kindOf(name)}`)} ` : ''
  const text = `${label}${value} ${unitText(unit, quantity, t)}`.trim()
  return `${text} · ${dayText(last.recordDate, t, locale)}`
}

const lastOf = (measures: Overview['measures'], name: MeasureName) =>
  measures.find(({ measure }) => measure === name)?.points.at(-1)

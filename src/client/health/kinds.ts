import { MEASURE_NAMES, MEASURES, type MeasureName } from '#lib/health/measures.ts'
import type { HealthUnits, Quantity, UnitOf } from '#lib/health/quantities.ts'
import { unitFor } from '#lib/health/quantities.ts'
import type { Settings } from '#lib/health/settings.ts'
import type { T } from '#lib/i18n/t.ts'

/** What has a tile and a chart: a measure, or the two figures of a blood pressure together. */
export type Kind = Exclude<MeasureName, 'systolicBp' | 'diastolicBp'> | 'bloodPressure'

const PRESSURE = ['systolicBp', 'diastolicBp'] as const

/** The measures of a kind. */
export function measuresOf(kind: Kind): readonly MeasureName[] {
  return kind === 'bloodPressure' ? PRESSURE : [kind]
}

export function kindOf(measure: MeasureName): Kind {
  return measure === 'systolicBp' || measure === 'diastolicBp' ? 'bloodPressure' : measure
}

/** All kinds, in the order of tiles: what most people write down most often comes first. */
export const KINDS: readonly Kind[] = [
  ...new Set<Kind>([
    ...(['weight', 'bmi', 'bloodPressure', 'restingHeartRate'] as const),
    ...(['fastingGlucose', 'hba1c', 'ldlCholesterol', 'waistCircumference'] as const),
    ...MEASURE_NAMES.map(kindOf).filter((kind) => kind !== 'height'),
    'height',
  ]),
]

/** All kinds, those of the fields that a person has put in front first. */
export function kindsFor({ frontFields }: Pick<Settings, 'frontFields'>): readonly Kind[] {
  return [...new Set([...(frontFields ?? []).map(kindOf), ...KINDS])]
}

export function quantityOf(kind: Kind): Quantity {
  return MEASURES[measuresOf(kind)[0]!].quantity
}

/** The unit of a kind as it is written beside a value; empty for a ratio. */
export function unitName(kind: Kind, units: HealthUnits, t: T<'health'>): string {
  const quantity = quantityOf(kind)
  return unitText(unitFor(quantity, units), quantity, t)
}

/** A unit as it is written: those of the language, and the symbol of all others. */
export function unitText(unit: UnitOf, quantity: Quantity, t: T<'health'>): string {
  if (quantity === 'rate') return t('health.unit.rate')
  return quantity === 'ratio' ? '' : unit
}

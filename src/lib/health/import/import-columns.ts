import { MEASURED, MEASURED_NAMES, type MeasuredName } from '../measures.ts'
import { toStored, unitsOf, type Quantity, type UnitOf } from '../quantities.ts'

/** What a column of an imported file can hold. What we derive is derived anew, so it is left out. */
export type ImportColumn = 'recordDate' | 'bloodPressure' | 'note' | MeasuredName

export const IMPORT_COLUMNS: readonly ImportColumn[] = [
  'recordDate',
  ...MEASURED_NAMES,
  'bloodPressure',
  'note',
]

/** A unit of a column. Heights are often written in metres, which are a unit here alone. */
export type ImportUnit = UnitOf | 'm'

const CENTIMETRES_IN_METRE = 100

/** The measure whose unit and limits a column has; null for the day and the note. */
export function measureOf(column: ImportColumn): MeasuredName | null {
  if (column === 'recordDate' || column === 'note') return null
  return column === 'bloodPressure' ? 'systolicBp' : column
}

/** The units that a column may have, the stored one first; none for the day and the note. */
export function importUnitsOf(column: ImportColumn): readonly ImportUnit[] {
  const measure = measureOf(column)
  if (!measure) return []
  const units = unitsOf<Quantity>(MEASURED[measure].quantity)
  return measure === 'height' ? [...units, 'm'] : units
}

/** A number of a file as it is stored. */
export function storedFrom(value: number, measure: MeasuredName, unit: ImportUnit): number {
  const { quantity } = MEASURED[measure]
  return unit === 'm'
    ? toStored(value * CENTIMETRES_IN_METRE, quantity, 'cm')
    : toStored(value, quantity, unit)
}

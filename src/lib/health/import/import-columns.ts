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

/** Units of files alone, each as so many of another. */
const OF_FILES = {
  st: { count: 14, unit: 'lb' },
  m: { count: 100, unit: 'cm' },
  ft: { count: 12, unit: 'in' },
} as const satisfies Record<string, { count: number; unit: UnitOf }>
type UnitOfFiles = keyof typeof OF_FILES

/** A unit of a column. */
export type ImportUnit = UnitOf | UnitOfFiles

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
  if (measure === 'weight') return [...units, 'st']
  return measure === 'height' ? [...units, 'm', 'ft'] : units
}

/** A number of a file as it is stored. */
export function storedFrom(value: number, measure: MeasuredName, unit: ImportUnit): number {
  const { quantity } = MEASURED[measure]
  if (!isOfFiles(unit)) return toStored(value, quantity, unit)
  const { count, unit: known } = OF_FILES[unit]
  return toStored(value * count, quantity, known)
}

const isOfFiles = (unit: ImportUnit): unit is UnitOfFiles => Object.hasOwn(OF_FILES, unit)

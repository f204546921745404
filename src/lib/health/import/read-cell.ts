import { readUnit } from '#lib/format/read-unit.ts'
import { MEASURED, type MeasuredName } from '../measures.ts'
import type { RecordInput } from '../record.ts'
import { readDate } from './dates.ts'
import type { Matching } from './guess.ts'
import {
  importUnitsOf,
  measureOf,
  storedFrom,
  type ImportColumn,
  type ImportUnit,
} from './import-columns.ts'
import { readNumber, readTogether, splitUnit, type DecimalSign } from './numbers.ts'

type Holds = { column: ImportColumn; unit: ImportUnit | null }
type Signs = Pick<Matching, 'decimal' | 'dateOrder'>

/** What devices write for what they have not measured, where nothing alive measures it. */
export const ZERO = 'zero'

/**
 * The fields of a record that a cell holds; `ZERO` for a zero that means that nothing was measured; null when it cannot be
 * read.
 */
export function readCell(
  text: string,
  holds: Holds,
  { decimal, dateOrder }: Signs,
): Partial<RecordInput> | typeof ZERO | null {
  const { column } = holds
  if (column === 'note') return { note: text }
  if (column === 'recordDate') {
    const recordDate = readDate(text, dateOrder)
    return recordDate === null ? null : { recordDate }
  }
  if (column === 'bloodPressure') return readPressure(text, decimal)
  const value = readValue(text, { ...holds, decimal })
  return typeof value === 'number' ? { [column]: value } : value
}

/** Both figures: `120/80`, `120 / 80 mmHg`. */
function readPressure(
  text: string,
  decimal: DecimalSign,
): Partial<RecordInput> | typeof ZERO | null {
  const [upper, lower, ...more] = text.split(/[/-]/)
  if (upper === undefined || lower === undefined || more.length > 0) return null
  const holds = { column: 'bloodPressure', unit: 'mmHg', decimal } as const
  const [systolicBp, diastolicBp] = [readValue(upper, holds), readValue(lower, holds)]
  if (systolicBp === ZERO && diastolicBp === ZERO) return ZERO
  if (typeof systolicBp !== 'number' || typeof diastolicBp !== 'number') return null
  return { systolicBp, diastolicBp }
}

/** A number as it is stored. A unit in the cell counts more than that of the column. */
function readValue(
  text: string,
  { column, unit, decimal }: Holds & { decimal: DecimalSign },
): number | typeof ZERO | null {
  const measure = measureOf(column) as MeasuredName
  const together = readTogether(text)
  if (together) {
    const isOfColumn = importUnitsOf(column).includes(together.unit)
    return isOfColumn ? storedFrom(together.value, measure, together.unit) : null
  }
  const [number, rest] = splitUnit(text)
  const own = rest === '' ? (unit ?? importUnitsOf(column)[0]) : readUnit(rest)
  const value = readNumber(number, decimal)
  if (value === null || !own || !importUnitsOf(column).includes(own)) return null
  if (value === 0 && MEASURED[measure].possible[0] > 0) return ZERO
  return storedFrom(value, measure, own)
}

import { cellText } from '../csv/cell.ts'
import type { MeasuredName } from '../measures.ts'
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
import { readNumber, splitUnit, type DecimalSign } from './numbers.ts'
import { readUnit } from './units.ts'

type Holds = { column: ImportColumn; unit: ImportUnit | null }
type Signs = Pick<Matching, 'decimal' | 'dateOrder'>

/** The fields of a record that a cell holds; null when it cannot be read. */
export function readCell(
  cell: string,
  holds: Holds,
  { decimal, dateOrder }: Signs,
): Partial<RecordInput> | null {
  const text = cellText(cell)
  const { column } = holds
  if (column === 'note') return { note: text }
  if (column === 'recordDate') {
    const recordDate = readDate(text, dateOrder)
    return recordDate === null ? null : { recordDate }
  }
  if (column === 'bloodPressure') return readPressure(text, decimal)
  const value = readValue(text, { ...holds, decimal })
  return value === null ? null : { [column]: value }
}

/** Both figures: `120/80`, `120 / 80 mmHg`. */
function readPressure(text: string, decimal: DecimalSign): Partial<RecordInput> | null {
  const [upper, lower, ...more] = text.split(/[/-]/)
  if (upper === undefined || lower === undefined || more.length > 0) return null
  const holds = { column: 'bloodPressure', unit: 'mmHg', decimal } as const
  const [systolicBp, diastolicBp] = [readValue(upper, holds), readValue(lower, holds)]
  return systolicBp === null || diastolicBp === null ? null : { systolicBp, diastolicBp }
}

/** A number as it is stored. A unit in the cell counts more than that of the column. */
function readValue(
  text: string,
  { column, unit, decimal }: Holds & { decimal: DecimalSign },
): number | null {
  const [number, rest] = splitUnit(text)
  const own = rest === '' ? (unit ?? importUnitsOf(column)[0]) : readUnit(rest)
  const value = readNumber(number, decimal)
  if (value === null || !own || !importUnitsOf(column).includes(own)) return null
  return storedFrom(value, measureOf(column) as MeasuredName, own)
}

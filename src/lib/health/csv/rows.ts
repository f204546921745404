import type { MeasureName } from '../measures.ts'
import { csvCell } from './cell.ts'
import { CSV_COLUMNS, CSV_HEADERS, type CsvColumn } from './columns.ts'

/** The values of a record, in stored units. */
export type CsvRecord = { recordDate: string } & { readonly [N in MeasureName]: number | null }

/** By it Excel knows that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** The first line, with the byte order mark. */
export function csvHead(): string {
  return BYTE_ORDER_MARK + line(CSV_COLUMNS.map((column) => CSV_HEADERS[column]))
}

/** A line of a record: 25 cells, decimals with a point, ended by CR LF (RFC 4180). */
export function csvLine(record: CsvRecord): string {
  return line(CSV_COLUMNS.map((column) => valueOf(record, column)))
}

function valueOf(record: CsvRecord, column: CsvColumn): string | number | null {
  if (column !== 'bloodPressure') return record[column]
  const { systolicBp, diastolicBp } = record
  return systolicBp === null || diastolicBp === null ? null : `${systolicBp}/${diastolicBp}`
}

const line = (cells: (string | number | null)[]) => `${cells.map(csvCell).join(',')}\r\n`

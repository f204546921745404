import type { Locale } from '#lib/i18n/locales.ts'
import { DERIVED, type MeasureName } from '../measures.ts'
import { roundTo } from '../quantities.ts'
import { csvCell, CSV_SIGNS } from './cell.ts'
import { CSV_COLUMNS, CSV_HEADERS, type CsvColumn } from './columns.ts'

/** The values of a record, in stored units. */
export type CsvRecord = { recordDate: string } & { readonly [N in MeasureName]: number | null }

/** By it Excel knows that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** The first line, with the byte order mark. */
export function csvHead(locale: Locale): string {
  return (
    BYTE_ORDER_MARK +
    line(
      CSV_COLUMNS.map((column) => CSV_HEADERS[column]),
      locale,
    )
  )
}

/** A line of a record: 25 cells, written as the spreadsheets of a language read them, ended by CR LF (RFC 4180). */
export function csvLine(record: CsvRecord, locale: Locale): string {
  return line(
    CSV_COLUMNS.map((column) => valueOf(record, column, locale)),
    locale,
  )
}

function valueOf(record: CsvRecord, column: CsvColumn, locale: Locale): string | number | null {
  if (column === 'bloodPressure') {
    const { systolicBp, diastolicBp } = record
    if (systolicBp === null || diastolicBp === null) return null
    return [systolicBp, diastolicBp].map((value) => csvCell(value, CSV_SIGNS[locale])).join('/')
  }
  const value = record[column]
  return isDerived(column) && typeof value === 'number' ? roundTo(value, 1) : value
}

const isDerived = (column: CsvColumn) => Object.hasOwn(DERIVED, column)

function line(cells: readonly (string | number | null)[], locale: Locale): string {
  const signs = CSV_SIGNS[locale]
  return `${cells.map((cell) => csvCell(cell, signs)).join(signs.delimiter)}\r\n`
}

import Papa from 'papaparse'
import { readNumber, DECIMAL_SIGNS } from './numbers.ts'
import { DATE_ORDERS, readDate } from './dates.ts'

export const DELIMITERS = [',', ';', '\t', '|'] as const
export type Delimiter = (typeof DELIMITERS)[number]

/** A file as a table. */
export type Table = {
  delimiter: Delimiter
  /** The names of the columns; empty texts for a file that begins with its values. */
  header: string[]
  /** Without the header and without empty rows. */
  rows: string[][]
}

/**
 * The text of a file: UTF-8, UTF-16 with a byte order mark (Excel's "Unicode text"), otherwise Windows-1252, as Excel saves
 * CSV.
 */
export function decodeText(bytes: Uint8Array<ArrayBuffer>): string {
  const utf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  try {
    return new TextDecoder(utf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The rows of a CSV, whose delimiter is guessed unless it is given. Brings papaparse along: import it when it is needed. */
export function readTable(text: string, delimiter?: Delimiter): Table {
  const { data, meta } = Papa.parse<string[]>(text, {
    delimiter: delimiter ?? '',
    delimitersToGuess: [...DELIMITERS],
    skipEmptyLines: 'greedy',
  })
  const [first = [], ...others] = data
  const found = DELIMITERS.find((known) => known === meta.delimiter) ?? ','
  return first.some(isValue)
    ? { delimiter: found, header: first.map(() => ''), rows: data }
    : { delimiter: found, header: first, rows: others }
}

/** Whether a cell holds a value, so that its row is no header. */
const isValue = (cell: string) =>
  DATE_ORDERS.some((order) => readDate(cell, order) !== null) ||
  DECIMAL_SIGNS.some((sign) => readNumber(cell, sign) !== null)

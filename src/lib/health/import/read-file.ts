import { isDateText } from './dates.ts'
import { withDates, withOffsets } from './date-lines.ts'
import { joinDecimals } from './cut-decimals.ts'
import { findHeader } from './find-header.ts'
import { apart, readLines } from './lines.ts'
import { matchHeaders } from './match-headers.ts'
import { isNothing, visible } from './nothing.ts'
import { isNumber } from './numbers.ts'
import type { Table } from './table.ts'

export const DELIMITERS = [',', ';', '\t', '|'] as const
export type Delimiter = (typeof DELIMITERS)[number]

/** The table of a CSV. */
export type CsvTable = Table & {
  delimiter: Delimiter
  /** Whether numbers were put together that the commas of the file had cut at their decimal comma. */
  isJoined: boolean
}

/**
 * The text of a file: UTF-16 and UTF-8, otherwise Windows-1252, as Excel saves CSV. UTF-16 is known by its byte order mark, or
 * by its second bytes, which are zero in our languages.
 */
export function decodeText(bytes: Uint8Array<ArrayBuffer>): string {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const zeros = [...bytes.subarray(0, 4)].map((byte) => Number(byte === 0)).join('')
  return { '0101': 'utf-16le', '1010': 'utf-16be' }[zeros] ?? 'utf-8'
}

/** Excel's first line, which names the delimiter and is no row. */
const NAMED_DELIMITER = /^"?sep=(.)"?[^\S\r\n]*(?:\r\n|\r|\n|$)/i
/** Characters by which the delimiter is guessed. */
const SAMPLE = 20_000

/**
 * The rows of a CSV: below its header, wherever that stands, each with its own day. The delimiter is the one that the file
 * names, or in which most can be read, unless it is given.
 */
export function readTable(text: string, delimiter?: Delimiter): CsvTable {
  const all = text.replace(/^\uFEFF/, '')
  const [first = '', sign] = NAMED_DELIMITER.exec(all) ?? []
  const named = DELIMITERS.find((known) => known === sign)
  // The line stays, as a blank one: lines are counted from it.
  const rest = first.replace(/[^\r\n]/g, '') + all.slice(first.length)
  return tableBy(rest, delimiter ?? named ?? guessDelimiter(rest.slice(0, SAMPLE)))
}

function guessDelimiter(sample: string): Delimiter {
  const scored = DELIMITERS.map((delimiter) => ({
    delimiter,
    score: scoreOf(tableBy(sample, delimiter)),
  }))
  return scored.reduce((best, other) => (other.score > best.score ? other : best)).delimiter
}

/** How much of a table can be read: names that we know, and values of rows with a day. Else how many columns it has. */
function scoreOf({ header, rows }: Table): number {
  const known = matchHeaders(header).filter(({ column }) => column).length
  const cells = rows.map((row) =>
    row.length <= header.length && row.some(isDateText) ? row.filter(isRead).length : 0,
  )
  const readable = known + cells.reduce((sum, count) => sum + count, 0)
  return readable * 1000 + header.length
}

const isRead = (cell: string) => !isNothing(visible(cell)) && (isDateText(cell) || isNumber(cell))

function tableBy(text: string, delimiter: Delimiter): CsvTable {
  const headed = findHeader(readLines(text, delimiter))
  const width = headed.header.length
  const whole = headed.lines.map((line) => apart(line, delimiter, width))
  const cut = joinDecimals(withDates(whole), width, delimiter)
  const [lines, isJoined] = [withOffsets(cut.lines, headed.header), cut.isJoined]
  return {
    delimiter,
    header: headed.header,
    rows: lines.map(({ cells }) => cells),
    lines: lines.map(({ line }) => line),
    outside: headed.outside,
    isJoined,
  }
}

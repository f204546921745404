import fc from 'fast-check'
import { expect, test } from 'vitest'
import { storedRecord } from '#tests/support/health-data.ts'
import { CSV_HEADERS } from '../csv/columns.ts'
import type { CsvRecord } from '../csv/rows.ts'
import { MEASURED_NAMES, type MeasuredName } from '../measures.ts'
import { guess } from './guess.ts'
import { decodeText, DELIMITERS, readTable } from './read-file.ts'
import { readRows } from './read-rows.ts'

/** How a program writes a table. */
type Dialect = {
  delimiter: string
  decimal: '.' | ','
  /** Whether every cell stands in quotes, or only those that need them, or none. */
  quotes: 'all' | 'needed' | 'none'
  newline: string
  date: (day: string) => string
  nothing: string
  before: string
  encoding: 'utf8' | 'utf16le' | 'utf16be'
  hasUnits: boolean
}

const parts = (day: string) => day.split('-') as [string, string, string]
const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic']
const SHORT = (day: string) => `${parts(day)[2]}/${parts(day)[1]}/${parts(day)[0].slice(2)}`
const DATES: Dialect['date'][] = [
  SHORT,
  (day) => day,
  (day) => `${day} 08:15:00`,
  (day) => parts(day).toReversed().join('/'),
  (day) => parts(day).toReversed().join('.'),
  (day) => `${Number(parts(day)[1])}/${Number(parts(day)[2])}/${parts(day)[0]}`,
  (day) => `${Number(parts(day)[2])}-${MONTHS[Number(parts(day)[1]) - 1]}-${parts(day)[0]}`,
]

const dialect: fc.Arbitrary<Dialect> = fc.record({
  delimiter: fc.constantFrom(...DELIMITERS),
  decimal: fc.constantFrom('.', ','),
  quotes: fc.constantFrom('all', 'needed', 'none'),
  newline: fc.constantFrom('\n', '\r\n', '\r'),
  date: fc.constantFrom(...DATES),
  nothing: fc.constantFrom('', '-', '--', 'N/A', 'n/d', 'NULL'),
  before: fc.constantFrom('', 'Informe', 'Body', 'sep='),
  encoding: fc.constantFrom('utf8', 'utf16le', 'utf16be'),
  hasUnits: fc.boolean(),
})

function write(records: readonly CsvRecord[], dialect: Dialect): string {
  const { delimiter, decimal, newline, nothing, before } = dialect
  const names = MEASURED_NAMES.filter((name) => records.some((record) => record[name] !== null))
  const cell = (text: string) => {
    const isNeeded = text.includes(delimiter) || text.includes('"')
    return dialect.quotes === 'all' || (dialect.quotes === 'needed' && isNeeded)
      ? `"${text}"`
      : text
  }
  const number = (value: number | null, name: MeasuredName) => {
    if (value === null) return nothing
    const text = String(value).replace('.', decimal)
    const isWeight = name === 'weight'
    return dialect.hasUnits && isWeight ? `${text} kg` : text
  }
  const header = ['Fecha', ...names.map(headerOf)]
  const rows = records.map((record) => [
    dialect.date(record.recordDate),
    ...names.map((name) => number(record[name], name)),
  ])
  const first = before === 'sep=' ? [`sep=${delimiter}`] : before === '' ? [] : [before]
  return [...first, ...[header, ...rows].map((cells) => cells.map(cell).join(delimiter)), ''].join(
    newline,
  )
}

const headerOf = (name: MeasuredName) =>
  name === 'systolicBp'
    ? 'Systolic (mmHg)'
    : name === 'diastolicBp'
      ? 'Diastolic (mmHg)'
      : CSV_HEADERS[name]

function encode(text: string, encoding: Dialect['encoding']): Uint8Array<ArrayBuffer> {
  if (encoding === 'utf8') return new TextEncoder().encode(text)
  const bytes = new Uint8Array(2 * text.length + 2)
  const view = new DataView(bytes.buffer)
  const marked = `\uFEFF${text}`
  for (let index = 0; index < marked.length; index += 1)
    view.setUint16(2 * index, marked.charCodeAt(index), encoding === 'utf16le')
  return bytes
}

/** Everything that a record says. */
const factsOf = (record: Partial<Record<string, unknown>>): string =>
  JSON.stringify(['recordDate', ...MEASURED_NAMES].map((name) => record[name] ?? null))

/** Two digits are a year of this century, wherever they can be. */
const isTold = (records: readonly CsvRecord[], { date }: Dialect) =>
  date !== SHORT || records.every(({ recordDate }) => recordDate >= '2000-01-01')

test('whatever is written in any dialect comes back as it was, or is refused, or is asked about', () => {
  fc.assert(
    fc.property(fc.array(storedRecord, { minLength: 1, maxLength: 6 }), dialect, (records, how) => {
      fc.pre(isTold(records, how))
      const table = readTable(decodeText(encode(write(records, how), how.encoding)))
      const matching = guess(table.header, table.rows)
      const { unsure } = matching
      if (unsure.decimal || unsure.dateOrder || unsure.units.length > 0) return
      const read = readRows(table.rows, matching)
      const written = new Map<string, number>()
      for (const record of records)
        written.set(factsOf(record), (written.get(factsOf(record)) ?? 0) + 1)
      for (const record of read.records) {
        const left = written.get(factsOf(record)) ?? 0
        expect(left, `${factsOf(record)} was never written`).toBeGreaterThan(0)
        written.set(factsOf(record), left - 1)
      }
      const refused = new Set(read.problems.map(({ row }) => row)).size
      expect(read.records.length + refused + read.empty).toBe(records.length)
    }),
    { numRuns: 300 },
  )
})

test('well-formed dialects are read without asking', () => {
  const plain = dialect.filter(
    ({ quotes, delimiter, decimal }) => quotes !== 'none' || delimiter !== decimal,
  )
  let whole = 0
  fc.assert(
    fc.property(fc.array(storedRecord, { minLength: 1, maxLength: 6 }), plain, (records, how) => {
      const { header, rows } = readTable(write(records, how))
      const read = readRows(rows, guess(header, rows))
      whole += Number(read.records.length === records.length)
    }),
    { numRuns: 60, seed: 1 },
  )
  expect(whole).toBeGreaterThan(40)
})

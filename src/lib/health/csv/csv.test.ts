import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { completed, storedRecord } from '#tests/support/health-data.ts'
import { cellText, csvCell } from './cell.ts'
import { CSV_COLUMNS } from './columns.ts'
import { csvHead, csvLine } from './rows.ts'

const cellsOf = (csv: string) => Papa.parse<string[]>(csv, { skipEmptyLines: true }).data

test('has 25 columns in Spanish: the day and 24 more', () => {
  const head = csvHead()
  expect(head.startsWith('\uFEFFFecha,Peso (kg),Altura (cm),IMC (kg/m²),')).toBe(true)
  expect(head.endsWith('\r\n')).toBe(true)
  expect(cellsOf(head)[0]).toHaveLength(25)
})

test('has both pressures in one cell, derived values as they are stored, and nothing where nothing was measured', () => {
  const record = completed({ weight: 70.5, height: 175, systolicBp: 120, diastolicBp: 80 })
  const cells = cellsOf(csvHead() + csvLine({ recordDate: '2026-03-01', ...record }))[1]!
  const cell = (name: (typeof CSV_COLUMNS)[number]) => cells[CSV_COLUMNS.indexOf(name)]
  expect(cell('recordDate')).toBe('2026-03-01')
  expect(cell('weight')).toBe('70.5')
  expect(cell('bmi')).toBe('23.0204')
  expect(cell('bloodPressure')).toBe('120/80')
  expect(cell('hba1c')).toBe('')
  expect(csvLine({ recordDate: '2026-03-01', ...record })).toMatch(/^[^\r\n]*\r\n$/)
})

test('every record is a line of 25 cells without exponents', () => {
  fc.assert(
    fc.property(storedRecord, (record) => {
      const [cells] = cellsOf(csvLine(record))
      expect(cells).toHaveLength(25)
      for (const cell of cells!.slice(1)) expect(cell).toMatch(/^(\d+(\.\d+)?(\/\d+(\.\d+)?)?)?$/)
    }),
  )
})

test.each([
  ['=1+1', "'=1+1"],
  ['=HYPERLINK("https://evil.test","x")', `"'=HYPERLINK(""https://evil.test"",""x"")"`],
  ['+34', "'+34"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', `"'\r=1"`],
  ['\0=1', "'\0=1"],
  ['a=1', 'a=1'],
  ['a,"b"\nc', '"a,""b""\nc"'],
])('%j is written as %j', (text, cell) => {
  expect(csvCell(text)).toBe(cell)
})

test('numbers stay numbers', () => {
  expect([csvCell(-5), csvCell(0.01), csvCell(null)]).toEqual(['-5', '0.01', ''])
})

test('any text is read back, and never begins a formula', () => {
  const text = fc.string({ unit: 'binary' }).filter((any) => any !== '' && !any.startsWith("'"))
  fc.assert(
    fc.property(text, fc.constantFrom('', '=', '+', '-', '@', '\t', '\r'), (any, start) => {
      const written = `x,${csvCell(start + any)}\r\n`
      const [cells] = Papa.parse<string[]>(written, { newline: '\r\n', delimiter: ',' }).data
      expect(cells?.[1]).not.toMatch(/^[=+\-@\t\r\0]/)
      expect(cellText(cells![1]!)).toBe(start + any)
    }),
  )
})

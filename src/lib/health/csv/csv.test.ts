import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '#lib/i18n/locales.ts'
import { completed, storedRecord } from '#tests/support/health-data.ts'
import { cellText, csvCell, CSV_SIGNS } from './cell.ts'
import { CSV_COLUMNS } from './columns.ts'
import { csvHead, csvLine } from './rows.ts'

const cellsOf = (csv: string, locale: Locale = 'en') =>
  Papa.parse<string[]>(csv, { skipEmptyLines: true, delimiter: CSV_SIGNS[locale].delimiter }).data

test('has 25 columns in Spanish: the day and 24 more', () => {
  expect(csvHead('es')).toMatch(/^\uFEFFFecha;Peso \(kg\);Altura \(cm\);IMC/)
  const head = csvHead('en')
  expect(head.startsWith('\uFEFFFecha,Peso (kg),Altura (cm),IMC (kg/m²),')).toBe(true)
  expect(head.endsWith('\r\n')).toBe(true)
  expect(cellsOf(head)[0]).toHaveLength(25)
})

test('has both pressures in one cell, derived values with one decimal, and nothing where nothing was measured', () => {
  const record = completed({ weight: 70.75, height: 175, systolicBp: 120, diastolicBp: 80 })
  const cellIn = (locale: Locale, name: (typeof CSV_COLUMNS)[number]) => {
    const csv = csvHead(locale) + csvLine({ recordDate: '2026-03-01', ...record }, locale)
    return cellsOf(csv, locale)[1]![CSV_COLUMNS.indexOf(name)]
  }
  const cell = (name: (typeof CSV_COLUMNS)[number]) => cellIn('en', name)
  expect(cell('recordDate')).toBe('2026-03-01')
  expect([cell('weight'), cellIn('es', 'weight')]).toEqual(['70.75', '70,75'])
  expect([cell('bmi'), cellIn('es', 'bmi')]).toEqual(['23.1', '23,1'])
  expect(cell('bloodPressure')).toBe('120/80')
  expect(cell('hba1c')).toBe('')
  expect(csvLine({ recordDate: '2026-03-01', ...record }, 'es')).toMatch(/^[^\r\n]*\r\n$/)
})

test('every record is a line of 25 cells without exponents', () => {
  fc.assert(
    fc.property(storedRecord, (record) => {
      for (const locale of LOCALES) {
        const [cells] = cellsOf(csvLine(record, locale), locale)
        expect(cells).toHaveLength(25)
        for (const cell of cells!.slice(1))
          expect(cell).toMatch(/^(\d+([.,]\d+)?(\/\d+([.,]\d+)?)?)?$/)
      }
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

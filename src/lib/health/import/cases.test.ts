import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { RecordInput } from '../record.ts'
import { guess, type Matching } from './guess.ts'
import { readTable, decodeText } from './read-file.ts'
import { readRows } from './read-rows.ts'

/** Files as devices and spreadsheets write them, with invented figures. */
const contentOf = (name: string) =>
  decodeText(new Uint8Array(readFileSync(`tests/fixtures/import/${name}.csv`)))

function read(text: string, change: (matching: Matching) => Matching = (matching) => matching) {
  const table = readTable(text)
  const matching = guess(table.header, table.rows)
  return { table, matching, ...readRows(table.rows, change(matching)) }
}

const weights = (...pairs: [day: string, weight: number][]): RecordInput[] =>
  pairs.map(([recordDate, weight]) => ({ recordDate, weight }))

const MARCH = weights(['2026-03-01', 70.5], ['2026-03-02', 70.6], ['2026-03-03', 70.7])

test.each<[string, RecordInput[]]>([
  [
    '01-unquoted-decimal-comma',
    weights(['2026-01-01', 70.5], ['2026-01-02', 71.2], ['2026-01-03', 70.9]),
  ],
  ['02-sep-line', weights(['2026-03-01', 70.5], ['2026-03-02', 70.7])],
  [
    '03-fitbit-preamble',
    [
      { recordDate: '2026-01-01', weight: 70.5, bodyFatPercentage: 18.2 },
      { recordDate: '2026-01-02', weight: 70.7, bodyFatPercentage: 18.3 },
    ],
  ],
  [
    '05-garmin',
    [
      { recordDate: '2026-01-01', weight: 70.5, bodyFatPercentage: 18.2 },
      { recordDate: '2026-01-02', weight: 70.6 },
    ],
  ],
  [
    '07-openscale',
    [
      { recordDate: '2019-10-13', weight: 69.3, bodyFatPercentage: 17.6 },
      { recordDate: '2019-10-14', weight: 69.2, bodyFatPercentage: 17.5 },
    ],
  ],
  ['11-two-digit-year', [...MARCH.slice(0, 2), ...weights(['2026-03-28', 70.7])]],
  [
    '12-unterminated-quote',
    [
      { recordDate: '2026-01-01', weight: 70.5, note: '"dolor de espalda' },
      ...weights(['2026-01-02', 70.6], ['2026-01-03', 70.7], ['2026-01-04', 70.8]),
    ],
  ],
  [
    '15-title-rows',
    [
      { recordDate: '2026-03-01', weight: 70.5, waistCircumference: 80 },
      { recordDate: '2026-03-02', weight: 70.6, waistCircumference: 81 },
    ],
  ],
  ['16-spanish-months', MARCH],
  ['25-nodata', [...MARCH, ...weights(['2026-03-04', 70.8])]],
  [
    '67-apple-export-csv',
    [
      {
        recordDate: '2026-01-01',
        weight: 70.5,
        systolicBp: 121,
        diastolicBp: 79,
        restingHeartRate: 58,
      },
    ],
  ],
])('%s is read whole', (name, records) => {
  const result = read(contentOf(name))
  expect(result.records).toEqual(records)
  expect(result.problems).toEqual([])
})

test('a number that its decimal comma cut in two is put together, and said to be', () => {
  expect(read(contentOf('01-unquoted-decimal-comma'))).toMatchObject({
    table: { isJoined: true },
    matching: { decimal: ',', unsure: { decimal: false } },
  })
})

test.each([
  ['two ways to put it together', 'Fecha,Pulso,Peso\n2026-01-01,58,70,5\n'],
  ['nothing to put together', 'Fecha,Peso\n2026-01-01,70,bien\n'],
  ['a cut number or an empty cell', 'Fecha,Peso,Grasa\n2026-01-01,70,5,\n'],
  ['semicolons', 'Fecha;Peso\n2026-01-01;70;5\n'],
])('a row with more cells than the header is refused: %s', (_, text) => {
  const { records, problems } = read(text)
  expect(records).toEqual([])
  expect(problems).toMatchObject([{ row: 0, column: 'row', problem: 'more_cells' }])
})

test('empty cells behind the last column are no cells', () => {
  expect(read('Fecha;Peso\n2026-03-01;70,5;;\n').records).toEqual(MARCH.slice(0, 1))
})

test('what a watch writes beside our columns is left out by its name', () => {
  const { table, cells } = read(contentOf('05-garmin'))
  const left = cells.columns.flatMap((count, index) =>
    count ? [[table.header[index], count]] : [],
  )
  expect(left).toEqual([
    ['Change', 2],
    ['BMI', 2],
    ['Skeletal Muscle Mass', 2],
    ['Bone Mass', 2],
    ['Body Water', 2],
  ])
})

test('zeros say that nothing was measured, and are counted', () => {
  const { cells } = read(contentOf('07-openscale'))
  // biceps, chest, hip, thigh and waist, on two days
  expect([cells.zeros, cells.used]).toEqual([10, 6])
})

test('a zero that can be measured is a value', () => {
  expect(read('Fecha;Insulina\n2026-03-01;0\n').records).toEqual([
    { recordDate: '2026-03-01', insulinemia: 0 },
  ])
})

test('words for nothing are no values', () => {
  expect(read(contentOf('25-nodata')).cells.nothing).toBe(4)
})

test('a refused row is called by its line in the file', () => {
  const { table, problems } = read(contentOf('14-blank-lines'))
  expect(problems.map(({ row, text }) => [table.lines[row], text])).toEqual([[6, 'abc']])
})

test('without a header the columns are still told apart', () => {
  const { table, records } = read(contentOf('50-headerless-semi-2col'), (matching) => ({
    ...matching,
    columns: [matching.columns[0]!, { column: 'weight', unit: 'kg' }],
  }))
  expect(table.delimiter).toBe(';')
  expect(records.map(({ weight }) => weight)).toEqual([70.5, 70.6, 70.7])
})

test('a watch that writes in UTC, with commas at the end of its rows', () => {
  const { table, matching } = read(
    'com.samsung.health.weight,6111,3\nstart_time,custom,count,weight,body_fat,time_offset\n' +
      '2026-01-01 07:04:00.000,3,12,70.5,18.2,UTC+0100,\n',
  )
  expect(table.rows).toEqual([['2026-01-01 07:04:00.000Z', '3', '12', '70.5', '18.2', 'UTC+0100']])
  expect(matching.columns.map(({ column }) => column)).toEqual([
    ...['recordDate', null, null, 'weight', 'bodyFatPercentage', null],
  ])
  const pressure = read(
    'com.samsung.health.blood_pressure.start_time,com.samsung.health.blood_pressure.systolic,' +
      'com.samsung.health.blood_pressure.diastolic\n2026-01-01 07:04:00.000,121,79\n',
  )
  expect(pressure.records).toEqual([{ recordDate: '2026-01-01', systolicBp: 121, diastolicBp: 79 }])
})

describe('lines that are no rows', () => {
  test('titles, other tables and repeated headers are outside', () => {
    const { table, records } = read(
      'Body\nDate,Weight,Fat\n2026-03-01,70.5,18\nDate,Weight,Fat\n2026-03-02,70.6,18\n\n' +
        'Sleep\nDate,Weight,Pulse\n2026-03-01,70.9,60\n',
    )
    expect(records.map(({ weight }) => weight)).toEqual([70.5, 70.6])
    expect(table.outside).toEqual([1, 4, 7, 8, 9])
  })

  test('a line of units belongs to the header', () => {
    const { records, matching } = read('Fecha;Peso;Cintura\n;lb;in\n01/03/2026;155,4;32\n')
    expect(matching.columns.map(({ unit }) => unit)).toEqual([null, 'lb', 'in'])
    expect(records).toEqual([
      { recordDate: '2026-03-01', weight: 70.49, waistCircumference: 81.28 },
    ])
  })

  test('a day above its rows is theirs, and a lone day among rows with days is none', () => {
    const days = read('Date,Weight\n2026-03-01,\n,70.5\n,70.6\n2026-03-02,\n,70.7\n')
    expect(days.records.map(({ recordDate }) => recordDate)).toEqual([
      '2026-03-01',
      '2026-03-01',
      '2026-03-02',
    ])
    const own = read('Date,Weight\n2026-03-01,\n,70.5\n2026-03-02,70.7\n')
    expect(own.problems).toMatchObject([{ row: 1, column: 'recordDate', problem: 'required' }])
  })

  test('a footer is refused by its name', () => {
    const { problems } = read('Fecha;Peso\n01/03/2026;70,5\nMedia;70,5\n')
    expect(problems).toMatchObject([{ row: 1, problem: 'invalid_date', text: 'Media' }])
  })
})

describe('quotes', () => {
  test('a quote that swallows rows refuses its own row', () => {
    const { records, problems } = read(
      'Fecha;Peso;Notas\n2026-03-01;70,5;"dolor\n2026-03-02;70,6;"\n2026-03-03;70,7;\n',
    )
    expect(records).toEqual(MARCH.slice(2))
    expect(problems).toMatchObject([{ row: 0, problem: 'more_cells' }])
  })

  test('a quote that is not closed where a cell ends is text', () => {
    const { records } = read(
      'Fecha;Peso;Notas\n2026-03-01;70,5;"muy "bien"\n2026-03-02;70,6;"a ""b"""\n',
    )
    expect(records.map(({ note }) => note)).toEqual(['"muy "bien"', 'a "b"'])
  })

  test('a note may have lines of its own', () => {
    const { records, table } = read(
      'Fecha;Peso;Notas\n2026-03-01;70,5;"uno\ndos"\n2026-03-02;70,6;\n',
    )
    expect(records[0]?.note).toBe('uno\ndos')
    expect(table.lines).toEqual([2, 4])
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvHead, csvLine } from '#lib/health/csv/rows.ts'
import { MEASURED_NAMES } from '#lib/health/measures.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { storedRecord } from '#tests/support/health-data.ts'
import { guess } from './guess.ts'
import { matchingProblem } from './matching-problem.ts'
import { decodeText, readTable } from './read-file.ts'
import { readRows } from './read-rows.ts'

/** Reads a file without changing what is guessed. */
function read(text: string) {
  const { header, rows, delimiter } = readTable(text)
  const matching = guess(header, rows)
  return { delimiter, matching, ...readRows(rows, matching) }
}

test('our own file is read back without loss, in either language', () => {
  const anyRecords = fc.array(storedRecord, { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(anyRecords, fc.constantFrom(...LOCALES), (records, locale) => {
      const file = csvHead(locale) + records.map((record) => csvLine(record, locale)).join('')
      const imported = read(file)
      expect(imported.problems).toEqual([])
      expect(imported.matching.columns.filter(({ column }) => column)).toHaveLength(20)
      const values = records.map((record) => ({
        recordDate: record.recordDate,
        ...Object.fromEntries(
          MEASURED_NAMES.flatMap((name) => (record[name] === null ? [] : [[name, record[name]]])),
        ),
      }))
      expect(imported.records).toEqual(values)
    }),
  )
})

test('a file of a Spanish Excel: semicolons, decimal commas, day first', () => {
  const { delimiter, matching, records, problems } = read(
    'Día;Peso (kg);Tensión arterial;Glucosa (mmol/L);IMC;Observaciones\r\n' +
      '28/02/2026;70,5;120/80;5,4;23;"Tras correr; bien"\r\n' +
      '1/3/2026;1.070,5;;;;\r\n',
  )
  expect(delimiter).toBe(';')
  expect(matching.columns.map(({ column, unit }) => [column, unit])).toEqual([
    ['recordDate', null],
    ['weight', 'kg'],
    ['bloodPressure', 'mmHg'],
    ['fastingGlucose', 'mmol/L'],
    [null, null],
    ['note', null],
  ])
  expect(matching).toMatchObject({ decimal: ',', dateOrder: 'dmy' })
  expect(matching.unsure).toEqual({ units: [], decimal: false, dateOrder: false })
  expect(records).toEqual([
    {
      recordDate: '2026-02-28',
      weight: 70.5,
      systolicBp: 120,
      diastolicBp: 80,
      fastingGlucose: 97.28,
      note: 'Tras correr; bien',
    },
  ])
  expect(problems).toEqual([{ row: 1, column: 'weight', problem: 'too_high', text: '1.070,5' }])
})

test('a file of an American scale: pounds, inches, month first', () => {
  const { matching, records } = read(
    'Date,Weight (lb),Height (in),Waist in,Resting HR\n12/31/2025 08:15,154.3,70,32.5,58\n',
  )
  expect(matching).toMatchObject({ decimal: '.', dateOrder: 'mdy' })
  expect(records).toEqual([
    {
      recordDate: '2025-12-31',
      weight: 69.99,
      height: 177.8,
      waistCircumference: 82.55,
      restingHeartRate: 58,
    },
  ])
})

describe('headers', () => {
  test.each([
    ['Peso (kg)', 'weight', 'kg'],
    ['weight_lb', 'weight', 'lb'],
    ['BODY WEIGHT [lbs]', 'weight', 'lb'],
    ['Estatura (m)', 'height', 'm'],
    ['% grasa', 'bodyFatPercentage', '%'],
    ['Perímetro de la cintura', 'waistCircumference', 'cm'],
    ['Hip circumference (in)', 'hipCircumference', 'in'],
    ['Circunferencia cadera', 'hipCircumference', 'cm'],
    ['Biceps', 'armCircumferenceRelaxed', 'cm'],
    ['PA', 'bloodPressure', 'mmHg'],
    ['Tensión', 'bloodPressure', 'mmHg'],
    ['Systolic', 'systolicBp', 'mmHg'],
    ['SYS(mmHg)', 'systolicBp', 'mmHg'],
    ['DIA(mmHg)', 'diastolicBp', 'mmHg'],
    ['Pulse(bpm)', 'restingHeartRate', '/min'],
    ['Glucosa (mg/dL)', 'fastingGlucose', 'mg/dL'],
    ['glucose mmol/l', 'fastingGlucose', 'mmol/L'],
    ['HbA1c (mmol/mol)', 'hba1c', 'mmol/mol'],
    ['Insulina (μU/mL)', 'insulinemia', 'µU/mL'],
    ['Insulin (mIU/L)', 'insulinemia', 'µU/mL'],
    ['LDL-C', 'ldlCholesterol', 'mg/dL'],
    ['Colesterol', 'totalCholesterol', 'mg/dL'],
    ['Triglicéridos', 'triglycerides', 'mg/dL'],
    ['Notas', 'note', null],
    ['Fat mass (kg)', null, null],
    ['Peso (mg/dL)', null, null],
    ['Colesterol no HDL (mg/dL)', null, null],
    ['LDL/HDL', null, null],
    ['IMC (kg/m²)', null, null],
    ['', null, null],
  ])('%j is %j in %j', (header, column, unit) => {
    expect(guess([header, 'Fecha'], []).columns[0]).toEqual({ column, unit })
  })

  test('of two that name the same the first is taken', () => {
    const { columns } = guess(['Fecha', 'Peso', 'Weight'], [])
    expect(columns.map(({ column }) => column)).toEqual(['recordDate', 'weight', null])
  })

  test('a day without a name is found by its cells, and a table without a header is one', () => {
    const { rows, header } = readTable('2026-01-31;70\n2026-02-01;71\n')
    expect(header).toEqual(['', ''])
    expect(rows).toHaveLength(2)
    expect(guess(header, rows).columns[0]).toEqual({ column: 'recordDate', unit: null })
    expect(guess(['Cuándo', 'Peso'], [['01/02/2026', '70']]).columns[0]?.column).toBe('recordDate')
  })
})

describe('units without a word about them', () => {
  const guessed = (header: string, ...values: string[]) => {
    const rows = values.map((value) => ['2026-01-01', value])
    const { columns, unsure } = guess(['Fecha', header], rows)
    return [columns[1]?.unit, unsure.units.length === 0 ? 'sure' : 'unsure']
  }

  test.each([
    ['Glucosa', ['92', '101'], 'mg/dL', 'sure'],
    ['Glucosa', ['5.1', '5.6'], 'mmol/L', 'sure'],
    ['HbA1c', ['5.4'], '%', 'sure'],
    ['HbA1c', ['38'], 'mmol/mol', 'sure'],
    ['Altura', ['1.75'], 'm', 'sure'],
    ['Altura', ['175'], 'cm', 'sure'],
    ['Altura', ['69'], 'in', 'sure'],
    ['Peso', ['70', '71'], 'kg', 'sure'],
    ['Peso', ['150'], 'kg', 'unsure'],
    ['Peso', ['400'], 'lb', 'sure'],
    ['Colesterol', ['4.9'], 'mmol/L', 'sure'],
    ['Insulina', ['60'], 'pmol/L', 'sure'],
    ['Pulso', ['60'], '/min', 'sure'],
    ['Peso', [], 'kg', 'unsure'],
  ])('%s %j: %s, %s', (header, values, unit, certainty) => {
    expect(guessed(header, ...values)).toEqual([unit, certainty])
  })
})

describe('the decimal sign', () => {
  test.each([
    [['70,5'], ',', true],
    [['70.5'], '.', true],
    [['1.234,5'], ',', true],
    [['1,234.5'], '.', true],
    [['1.234.567'], ',', true],
    [['70'], '.', true],
    [['70,500'], ',', false],
    [['70.500', '71'], '.', false],
    [['70,500', '71,5'], ',', true],
    [['70,5', '71.5'], '.', false],
  ])('of %j is %j (sure: %s)', (values, sign, isSure) => {
    const rows = values.map((value) => ['2026-01-01', value])
    const { decimal, unsure } = guess(['Fecha', 'Peso'], rows)
    expect([decimal, !unsure.decimal]).toEqual([sign, isSure])
  })
})

describe('the order of dates', () => {
  test.each([
    [['2026-01-31'], 'ymd', true],
    [['2026/1/5T08:00:00Z'], 'ymd', true],
    [['31/01/2026'], 'dmy', true],
    [['01/31/2026'], 'mdy', true],
    [['01/02/2026'], 'dmy', false],
    [['31.1.26', '1.2.26'], 'dmy', true],
    [['01/02/2026', '13/02/2026'], 'dmy', true],
    [['01/02/2026', 'ayer'], 'dmy', false],
    [[], 'ymd', false],
  ])('of %j is %s (sure: %s)', (dates, order, isSure) => {
    const { dateOrder, unsure } = guess(
      ['Fecha', 'Peso'],
      dates.map((date) => [date, '70']),
    )
    expect([dateOrder, !unsure.dateOrder]).toEqual([order, isSure])
  })

  test('two digits are a year that is over or runs', () => {
    const { records } = read('Fecha;Peso\n31/1/26;70\n31/1/99;70\n')
    expect(records.map(({ recordDate }) => recordDate)).toEqual(['2026-01-31', '1999-01-31'])
  })
})

describe('rows', () => {
  const problemsOf = (text: string) =>
    read(text).problems.map(({ row, column, problem }) => [row, column, problem])

  test.each([
    ['Fecha,Peso\n31/02/2026,70\n', [0, 'recordDate', 'invalid_date']],
    ['Fecha,Peso\n2026-01-01,70\n,70\n', [1, 'recordDate', 'required']],
    ['Fecha,Peso\n2999-01-01,70\n', [0, 'recordDate', 'in_future']],
    ['Fecha,Peso\n1850-01-01,70\n', [0, 'recordDate', 'invalid_date']],
    ['Fecha,Peso (kg)\n2026-01-01,7\n', [0, 'weight', 'too_low']],
    ['Fecha,Peso (kg)\n2026-01-01,700\n', [0, 'weight', 'too_high']],
    ['Fecha,Peso\n2026-01-01,setenta\n', [0, 'weight', 'invalid']],
    ['Fecha,Peso (kg)\n2026-01-01,70 mmHg\n', [0, 'weight', 'invalid']],
    ['Fecha,Tensión\n2026-01-01,120\n', [0, 'bloodPressure', 'invalid']],
    ['Fecha,Tensión\n2026-01-01,80/120\n', [0, 'bloodPressure', 'not_below_systolic']],
    ['Fecha,Sistólica\n2026-01-01,120\n', [0, 'diastolicBp', 'pair_missing']],
    ['Fecha,HDL,Colesterol\n2026-01-01,120,100\n', [0, 'hdlCholesterol', 'above_total']],
  ])('%j: %j', (text, problem) => {
    expect(problemsOf(text)).toEqual([problem])
  })

  test('a unit in a cell counts more than that of its column', () => {
    const { records } = read('Fecha,Peso (kg)\n2026-01-01,70 kg\n2026-01-02,154.32 lb\n')
    expect(records.map(({ weight }) => weight)).toEqual([70, 70])
  })

  test('neutralised cells are read back', () => {
    const { records } = read("Fecha,Peso,Notas\n2026-01-01,'+70.5,'=1+1\n")
    expect(records).toEqual([{ recordDate: '2026-01-01', weight: 70.5, note: '=1+1' }])
  })

  test('those without a value are left out and counted, and every other keeps its place', () => {
    const { records, rows, empty } = read('Fecha,Peso,Notas\n2026-01-01,,x\n,,\n2026-01-02,70,\n')
    expect([records.length, rows, empty]).toEqual([1, [1], 1])
  })

  test('what passes here and what is refused add up to the file', () => {
    const cell = fc.oneof(fc.string(), fc.constantFrom('70', '2026-01-01', '120/80', '70,5', ''))
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 4 })), (table) => {
        const columns = guess(['Fecha', 'Peso', 'Tensión', 'Notas'], table)
        const { rows, problems, empty, cells } = readRows(table, columns)
        const refused = new Set(problems.map(({ row }) => row)).size
        expect(rows.length + refused + empty).toBe(table.length)
        const { read: all, columns: left, ...others } = cells
        const sum = [...left, ...Object.values(others)].reduce((total, count) => total + count, 0)
        expect(sum).toBe(all)
      }),
    )
  })
})

test.each([
  [['recordDate', 'weight'], null],
  [['recordDate', 'weight', null, 'weight'], 'twice'],
  [['weight'], 'no_date'],
  [['recordDate', 'note'], 'no_values'],
] as const)('the columns %j: %s', (columns, problem) => {
  expect(matchingProblem(columns.map((column) => ({ column, unit: null })))).toBe(problem)
})

test('a file is decoded as UTF-8, as UTF-16 and as Windows wrote it', () => {
  const bytes = (...all: number[]) => new Uint8Array(all)
  expect(decodeText(new TextEncoder().encode('\uFEFFTensión'))).toBe('Tensión')
  expect(decodeText(bytes(0x54, 0x65, 0x6e, 0x73, 0x69, 0xf3, 0x6e))).toBe('Tensión')
  expect(decodeText(bytes(0xff, 0xfe, 0xf3, 0x00))).toBe('ó')
  expect(decodeText(bytes(0xfe, 0xff, 0x00, 0xf3))).toBe('ó')
  // Some write no mark.
  expect(decodeText(bytes(0x50, 0x00, 0x65, 0x00))).toBe('Pe')
  expect(decodeText(bytes(0x00, 0x50, 0x00, 0x65))).toBe('Pe')
})

import { describe, expect, test } from 'vitest'
import { HealthRecordId } from '#lib/ids.ts'
import { STORED_UNITS } from '#lib/health/quantities.ts'
import { FLAGS } from '#lib/health/flags.ts'
import type { SharedRecords } from '#lib/sharing/shared.ts'
import { sheetRows } from './sheet-rows.ts'

const record = (day: string, values: SharedRecords['items'][number]['values']) => ({
  id: HealthRecordId.parse(crypto.randomUUID()),
  recordDate: day,
  values,
})
const items = [
  record('2026-11-20', {
    weight: 61.8,
    systolicBp: 112,
    diastolicBp: 68,
    waistCircumference: null,
  }),
  record('2026-11-15', {
    weight: 62.3,
    systolicBp: null,
    diastolicBp: null,
    waistCircumference: 71,
  }),
]
const rowsOf = (shown: SharedRecords['shown']) => sheetRows({ shown, items }, STORED_UNITS, 'es')

describe('with everything shared', () => {
  const rows = rowsOf([...FLAGS])
  const find = (name: string) => rows.find((row) => row.name === name)

  test('a cell for each record, null where it was not measured', () => {
    expect(find('weight')?.cells).toEqual(['61,8', '62,3'])
    expect(find('restingHeartRate')?.cells).toEqual([null, null])
  })
  test('a blood pressure is one row', () => {
    expect(find('bloodPressure')?.cells).toEqual(['112/68', null])
  })
  test('the course runs from the oldest to the newest', () => {
    expect(find('weight')?.course).toEqual([62.3, 61.8])
  })
  test('what was never measured is a row only if it is specified', () => {
    expect(find('waistCircumference')?.cells).toEqual([null, '71,0'])
    expect(find('hba1c')).toBeDefined()
    expect(find('insulinemia')).toBeUndefined()
  })
})

describe('with one kind shared', () => {
  const rows = rowsOf(['weight'])

  test('everything else is a row that says so, and nothing more', () => {
    const hidden = rows.filter(({ name }) => name !== 'weight')
    expect(hidden.every(({ cells, course }) => cells === null && course.length === 0)).toBe(true)
  })
  test('what was measured of the body is not told by the number of rows', () => {
    expect(rows.map(({ name }) => name)).toEqual([
      'weight',
      'height',
      'bmi',
      'bloodPressure',
      'restingHeartRate',
      'fastingGlucose',
      'hba1c',
      'totalCholesterol',
      'ldlCholesterol',
      'hdlCholesterol',
      'triglycerides',
      'bodyMeasurements',
    ])
  })
})

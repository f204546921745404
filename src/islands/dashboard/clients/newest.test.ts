import { expect, test } from 'vitest'
import type { SeriesPoint } from '#lib/health/schemas.ts'
import { measuresShown, newestWith } from './newest.ts'

const point = (recordDate: string, values: SeriesPoint['values']) =>
  ({ id: recordDate, recordDate, values, note: null }) as unknown as SeriesPoint

const ITEMS = [
  point('2026-11-01', { systolicBp: 120, diastolicBp: 80, restingHeartRate: 60 }),
  point('2026-11-10', { systolicBp: 118, restingHeartRate: 0 }),
  point('2026-11-20', { fastingGlucose: 92 }),
]

test('the newest that has all of them, never halves of two', () => {
  expect(newestWith(ITEMS, ['systolicBp', 'diastolicBp'])).toEqual({
    values: [120, 80],
    recordDate: '2026-11-01',
  })
})

test('a 0 is a value', () => {
  expect(newestWith(ITEMS, ['restingHeartRate'])?.values).toEqual([0])
})

test('nothing where nothing was measured', () => {
  expect(newestWith(ITEMS, ['hba1c'])).toBeNull()
  expect(newestWith([], ['restingHeartRate'])).toBeNull()
})

test('only what is shown is asked for', () => {
  expect(measuresShown([])).toEqual([])
  expect(measuresShown(['weight', 'glucose'])).toEqual(['fastingGlucose'])
  expect(measuresShown(['blood_pressure', 'heart_rate'])).toEqual([
    'systolicBp',
    'diastolicBp',
    'restingHeartRate',
  ])
})

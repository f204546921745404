import { expect, test } from 'vitest'
import { KINDS } from './kinds.ts'
import { readingsOf } from './reading-of.ts'
import { OVERVIEW_POINTS } from '#lib/health/schemas.ts'
import { INITIAL_SETTINGS } from '#lib/health/settings.ts'
import { HealthRecordId } from '#lib/ids.ts'
import type { SharedRecords } from '#lib/sharing/shared.ts'
import { measuresOfRecords } from './measures-of-records.ts'

type Item = SharedRecords['items'][number]

const record = (recordDate: string, values: Item['values']): Item => ({
  id: HealthRecordId.parse(crypto.randomUUID()),
  recordDate,
  values,
})

const ITEMS = [
  record('2026-11-20', { weight: 84.2, systolicBp: 138, diastolicBp: 86 }),
  record('2026-11-11', { weight: 84.9, systolicBp: null, diastolicBp: null }),
  record('2026-10-30', { weight: null, systolicBp: 142, diastolicBp: 88 }),
]

test('points are oldest first, without what was not measured', () => {
  expect(measuresOfRecords(ITEMS).find(({ measure }) => measure === 'weight')).toEqual({
    measure: 'weight',
    count: 2,
    first: 84.9,
    points: [
      { recordDate: '2026-11-11', value: 84.9 },
      { recordDate: '2026-11-20', value: 84.2 },
    ],
  })
})

test('what is not shared has no measure at all', () => {
  expect(measuresOfRecords(ITEMS).map(({ measure }) => measure)).toEqual([
    'weight',
    'systolicBp',
    'diastolicBp',
  ])
  expect(measuresOfRecords([])).toEqual([])
})

test('as many points as the overview has', () => {
  const many = Array.from({ length: 50 }, (_, day) =>
    record(new Date(Date.UTC(2026, 0, 50 - day)).toISOString().slice(0, 10), { weight: 80 + day }),
  )
  const [weight] = measuresOfRecords(many)
  expect(weight?.points).toHaveLength(OVERVIEW_POINTS)
  expect(weight?.points.at(-1)).toEqual({ recordDate: '2026-02-19', value: 80 })
})

test('a tile of a client says what was measured and nothing about bands or goals', () => {
  const given = { settings: INITIAL_SETTINGS, person: null }
  const readings = readingsOf(measuresOfRecords(ITEMS), KINDS, given)
  expect(readings.map(({ kind }) => kind)).toEqual(['weight', 'bloodPressure'])
  expect(readings.map(({ band, goal }) => [band, goal])).toEqual([
    [null, null],
    [null, null],
  ])
  expect(readings[1]?.latest.map(({ value }) => value)).toEqual([138, 86])
  expect(readings[1]?.change).toEqual({ amounts: [-4, -2], days: 21 })
})

import { describe, expect, test } from 'vitest'
import { derive } from '#lib/health/derived.ts'
import { MEASURED_NAMES, type MeasuredName } from '#lib/health/measures.ts'
import type { HealthRecord } from '#lib/health/record.ts'
import { HealthRecordId } from '#lib/ids.ts'
import { firstDay, reportTables } from './report.ts'

function recordOf(values: Partial<Record<MeasuredName, number>>): HealthRecord {
  const none = Object.fromEntries(MEASURED_NAMES.map((name) => [name, null])) as Record<
    MeasuredName,
    null
  >
  return {
    id: HealthRecordId.parse('00000000-0000-4000-8000-000000000001'),
    recordDate: '2026-11-20',
    ...none,
    ...values,
    ...derive(values),
    note: null,
    version: 1,
    createdAt: '2026-11-20T08:00:00.000Z',
  }
}

describe('the tables of a report', () => {
  const weight = recordOf({ weight: 61.8, height: 167 })
  const pressure = recordOf({ systolicBp: 112, diastolicBp: 68 })
  const test1 = recordOf({ totalCholesterol: 178, hdlCholesterol: 61 })

  test('one a group, with the kinds and the records that have values', () => {
    const tables = reportTables([weight, pressure, test1], ['lipids', 'body', 'girths', 'heart'])
    expect(tables.map(({ group, kinds, records }) => [group, kinds, records.length])).toEqual([
      ['body', ['weight', 'bmi', 'height'], 1],
      ['heart', ['bloodPressure'], 1],
      ['lipids', ['totalCholesterol', 'hdlCholesterol', 'ctHdlRatio', 'nonHdlCholesterol'], 1],
    ])
  })

  test('only of the groups that were chosen', () => {
    expect(reportTables([weight, pressure], ['heart']).map(({ group }) => group)).toEqual(['heart'])
    expect(reportTables([weight], [])).toEqual([])
  })
})

test.each([
  ['quarter', '2026-11-20', '2026-08-20'],
  ['quarter', '2026-05-31', '2026-02-28'],
  ['year', '2024-02-29', '2023-02-28'],
  ['two', '2026-01-15', '2024-01-15'],
  ['all', '2026-11-20', undefined],
] as const)('%s until %s begins on %s', (period, today, day) => {
  expect(firstDay(period, today)).toBe(day)
})

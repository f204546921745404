import { describe, expect, test } from 'vitest'
import { derive } from '#lib/health/derived.ts'
import { MEASURED_NAMES, type MeasuredName } from '#lib/health/measures.ts'
import type { HealthRecord } from '#lib/health/record.ts'
import { HealthRecordId } from '#lib/ids.ts'
import { chipsOf, kindsIn } from './chips.ts'
import { daysOf, hasKind, yearsFrom, type KindFilter } from './filters.ts'
import { byMonth, dayParts, monthText } from './months.ts'

function recordOf(
  values: Partial<Record<MeasuredName, number>>,
  rest: Partial<HealthRecord> = {},
): HealthRecord {
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
    ...rest,
  }
}

describe('the chips of a row', () => {
  test('the height that travels with a weight is none, the index is one', () => {
    expect(chipsOf(recordOf({ weight: 61.8, height: 167 }))).toEqual({
      shown: ['weight', 'bmi'],
      more: 0,
    })
    expect(chipsOf(recordOf({ height: 167 })).shown).toEqual(['height'])
  })

  test('a pressure is one, ratios are none', () => {
    const test = recordOf({
      systolicBp: 112,
      diastolicBp: 68,
      totalCholesterol: 178,
      hdlCholesterol: 61,
    })
    expect(chipsOf(test).shown).toEqual(['bloodPressure', 'totalCholesterol', 'hdlCholesterol'])
    expect(kindsIn(test)).toContain('ctHdlRatio')
  })

  test('what does not fit is counted, but never one alone', () => {
    const girths = { hipCircumference: 96, chestCircumference: 88, thighCircumference: 54 }
    const five = recordOf({ ...girths, waistCircumference: 71, calfCircumference: 36 })
    expect(chipsOf(five)).toMatchObject({ shown: { length: 5 }, more: 0 })
    const six = recordOf({ ...girths, waistCircumference: 71, calfCircumference: 36, hba1c: 5 })
    expect(chipsOf(six)).toMatchObject({ shown: { length: 4 }, more: 2 })
  })
})

describe('filters', () => {
  test.each<[KindFilter, Partial<Record<MeasuredName, number>>, boolean]>([
    ['all', { weight: 60 }, true],
    ['body', { weight: 60 }, true],
    ['body', { hba1c: 5 }, false],
    ['heart', { restingHeartRate: 54 }, true],
    ['tests', { hba1c: 5 }, true],
    ['tests', { triglycerides: 66 }, true],
    ['girths', { calfCircumference: 36 }, true],
    ['girths', { weight: 60 }, false],
    ['note', { weight: 60 }, false],
  ])('%s of %j: %s', (filter, values, isShown) => {
    expect(hasKind(recordOf(values), filter)).toBe(isShown)
  })

  test('those with a note', () => {
    expect(hasKind(recordOf({ weight: 60 }, { note: 'Dormí mal' }), 'note')).toBe(true)
  })

  test.each([
    ['', {}],
    ['2025', { from: '2025-01-01', to: '2025-12-31' }],
    ['<2024', { to: '2023-12-31' }],
  ] as const)('the days of %j are %j', (filter, days) => {
    expect(daysOf(filter)).toEqual(days)
  })

  test('the years to choose from, and the time before while it is unknown', () => {
    expect(yearsFrom('2026-11-20', '2024-03-01', true)).toEqual(['2026', '2025', '2024'])
    expect(yearsFrom('2026-11-20', '2025-03-01', false)).toEqual(['2026', '2025', '<2025'])
  })
})

test('records stand by month, in their order', () => {
  const on = (recordDate: string) => recordOf({ weight: 60 }, { recordDate })
  const months = byMonth([on('2026-11-20'), on('2026-11-03'), on('2026-10-31')])
  expect(months.map(({ month, records }) => [month, records.length])).toEqual([
    ['2026-11', 2],
    ['2026-10', 1],
  ])
})

test('a month and a day in words', () => {
  expect(monthText('2026-11', 'es')).toBe('Noviembre de 2026')
  expect(monthText('2026-11', 'en')).toBe('November 2026')
  expect(dayParts('2026-11-03', 'es')).toEqual(['3', 'nov', 'mar'])
})

import { expect, test } from 'vitest'
import { DayOrYear, firstDayOf, lastDayOf } from './day.ts'

test.each(['2026', '2024-02-29', '1999-12-31'])('%s is a day or a year', (text) => {
  expect(DayOrYear.safeParse(text).success).toBe(true)
})

test.each(['', '26', '2025-02-29', '2026-1-1', 'ayer', '2026-01', "2026'", '02026'])(
  '%s is neither',
  (text) => {
    expect(DayOrYear.safeParse(text).success).toBe(false)
  },
)

test('a year begins with its first day and ends with its last', () => {
  expect([firstDayOf('2026'), lastDayOf('2026')]).toEqual(['2026-01-01', '2026-12-31'])
  expect([firstDayOf('2026-05-17'), lastDayOf('2026-05-17')]).toEqual(['2026-05-17', '2026-05-17'])
})

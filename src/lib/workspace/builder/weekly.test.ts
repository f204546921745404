import { expect, test } from 'vitest'
import { addDays, firstRepeat, usualEnd, weekdayOf } from './weekly.ts'

test.each([
  ['2026-11-23', 7, '2026-11-30'],
  ['2026-12-28', 7, '2027-01-04'],
  ['2028-02-25', 7, '2028-03-03'],
  // Clocks change in between.
  ['2026-10-23', 7, '2026-10-30'],
  ['2026-03-01', -1, '2026-02-28'],
])('%s and %i days is %s', (day, days, result) => {
  expect(addDays(day, days)).toBe(result)
})

test('a repetition is on the same weekday, and the proposed end is one of its days', () => {
  const today = '2026-11-20'
  for (const day of [firstRepeat(today), usualEnd(today)]) {
    expect(weekdayOf(day, 'es')).toBe('viernes')
    expect(weekdayOf(day, 'en')).toBe('Friday')
  }
  expect(firstRepeat(today)).toBe('2026-11-27')
  expect(usualEnd(today)).toBe('2026-12-18')
})

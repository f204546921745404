import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths, monthGrid } from './calendar.ts'

test.each([
  ['2026-11-20', 1, '2026-11-21'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2028-03-01', -1, '2028-02-29'],
  ['2027-03-01', -1, '2027-02-28'],
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-10-24', 2, '2026-10-26'],
])('%s plus %d days is %s', (day, days, later) => {
  expect(addDays(day, days)).toBe(later)
})

test.each([
  ['2026-11-20', 0, '2026-11-01'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-01-31', -1, '2025-12-01'],
  ['2028-02-29', 12, '2029-02-01'],
])('the month of %s plus %d months begins on %s', (day, months, first) => {
  expect(addMonths(day, months)).toBe(first)
})

describe('the grid of a month', () => {
  /** Days of the month by week, dots outside of it. */
  const grid = (day: string) =>
    monthGrid(day).map((week) => week.map((date) => date?.slice(8) ?? '..').join(' '))

  test('begins on Monday', () => {
    expect(grid('2026-11-20')).toEqual([
      '.. .. .. .. .. .. 01',
      '02 03 04 05 06 07 08',
      '09 10 11 12 13 14 15',
      '16 17 18 19 20 21 22',
      '23 24 25 26 27 28 29',
      '30 .. .. .. .. .. ..',
    ])
  })

  test('a February may fit into four weeks', () => {
    expect(grid('2027-02-14')).toHaveLength(4)
    expect(grid('2027-02-14')[0]).toBe('01 02 03 04 05 06 07')
  })

  test('handles 29 February', () => {
    expect(grid('2028-02-01').at(-1)).toBe('28 29 .. .. .. .. ..')
  })

  test('contains every day of every month once, under its weekday', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2400 }), (months) => {
        const first = addMonths('1970-01-01', months)
        const weeks = monthGrid(first)
        const days = weeks.flat().filter((day) => day !== null)
        expect(days[0]).toBe(first)
        expect(addDays(days.at(-1) ?? '', 1)).toBe(addMonths(first, 1))
        for (const [nth, day] of days.entries()) expect(day).toBe(addDays(first, nth))
        for (const week of weeks) {
          expect(week).toHaveLength(7)
          for (const [nth, day] of week.entries()) {
            if (day) expect(new Date(day).getUTCDay()).toBe((nth + 1) % 7)
          }
        }
      }),
    )
  })
})

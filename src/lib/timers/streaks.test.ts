import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from './calendar.ts'
import type { Session } from './history.ts'
import { streaks, totalOf } from './streaks.ts'

const on = (day: string, seconds = 60): Session => ({ day, time: '18:05', mode: 'tabata', seconds })

test('the total time of several workouts', () => {
  expect(totalOf([])).toBe(0)
  expect(totalOf([on('2026-11-19', 90), on('2026-11-20', 30)])).toBe(120)
})

describe('streaks', () => {
  const TODAY = '2026-11-20'
  test.each<[string, string[], number, number]>([
    ['none', [], 0, 0],
    ['today', ['2026-11-20'], 1, 1],
    ['yesterday: today is not over', ['2026-11-19'], 1, 1],
    ['the day before: over', ['2026-11-18'], 0, 1],
    ['up to today', ['2026-11-18', '2026-11-19', '2026-11-20'], 3, 3],
    ['up to yesterday', ['2026-11-18', '2026-11-19'], 2, 2],
    ['a day left out', ['2026-11-17', '2026-11-18', '2026-11-20'], 1, 2],
    ['several a day are one', ['2026-11-20', '2026-11-20', '2026-11-19'], 2, 2],
    ['a longer one before', ['2026-10-01', '2026-10-02', '2026-10-03', '2026-11-20'], 1, 3],
    ['days to come do not count for now', ['2026-11-20', '2026-11-21'], 1, 2],
  ])('%s', (_, days, current, longest) => {
    expect(
      streaks(
        days.map((day) => on(day)),
        TODAY,
      ),
    ).toEqual({ current, longest })
  })

  test.each([
    ['the change of the year', '2026-12-31', '2027-01-01'],
    ['29 February', '2028-02-28', '2028-02-29'],
    ['after 29 February', '2028-02-29', '2028-03-01'],
    ['a February of 28 days', '2027-02-28', '2027-03-01'],
    ['the start of summer time', '2026-03-28', '2026-03-29'],
    ['the end of summer time', '2026-10-24', '2026-10-25'],
  ])('continue across %s', (_, day, next) => {
    expect(streaks([on(day), on(next)], next)).toEqual({ current: 2, longest: 2 })
  })

  test('equal a naive count', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 40 })), (ago) => {
        const sessions = ago.map((days) => on(addDays(TODAY, -days)))
        const trained = Array.from({ length: 42 }, (_, days) => (ago.includes(days) ? 'x' : ' '))
        const runs = trained.join('').match(/x+/g) ?? []
        const current = /^ ?(x*)/.exec(trained.join(''))?.[1]?.length
        const longest = Math.max(0, ...runs.map((run) => run.length))
        expect(streaks(sessions, TODAY)).toEqual({ current, longest })
      }),
    )
  })
})

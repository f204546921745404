import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BROKEN_TEXTS, browserStorage } from '#tests/support/browser-storage.ts'
import { addDays } from './days.ts'
import { addSession, clearHistory, readHistory, type Session, streaks, totalOf } from './history.ts'

const storage = browserStorage()
const KEY = 'timer-history'
const on = (day: string, seconds = 60): Session => ({ day, time: '18:05', mode: 'tabata', seconds })

describe('in the browser', () => {
  test('a workout is kept by the day and the time that it ended at', () => {
    expect(addSession('emom', 1_200_400, new Date(2026, 10, 20, 7, 5))).toBe(true)
    expect(readHistory()).toEqual([
      { day: '2026-11-20', time: '07:05', mode: 'emom', seconds: 1200 },
    ])
  })

  test('the oldest come first, however they were added', () => {
    addSession('amrap', 1000, new Date(2026, 10, 20, 18, 0))
    addSession('emom', 1000, new Date(2026, 10, 20, 7, 0))
    addSession('afap', 1000, new Date(2025, 10, 20, 20, 0))
    expect(readHistory().map(({ mode }) => mode)).toEqual(['afap', 'emom', 'amrap'])
  })

  test('beyond 2000 the oldest go', () => {
    const days = Array.from({ length: 2000 }, (_, nth) => on(addDays('2020-01-01', nth)))
    storage.kept.set(KEY, JSON.stringify({ version: 1, items: days }))
    addSession('emom', 1000, new Date(2026, 10, 20))
    const kept = readHistory()
    expect(kept).toHaveLength(2000)
    expect([kept[0]?.day, kept.at(-1)?.day]).toEqual(['2020-01-02', '2026-11-20'])
  })

  test('can be cleared', () => {
    addSession('meditation', 300_000)
    expect(clearHistory()).toBe(true)
    expect(readHistory()).toEqual([])
  })

  test.each(BROKEN_TEXTS)('%s is none, and adding works again', (text) => {
    storage.kept.set(KEY, text)
    expect(readHistory()).toEqual([])
    addSession('emom', 1000)
    expect(readHistory()).toHaveLength(1)
  })

  test.each<[string, object]>([
    ['a day that does not exist', { day: '2027-02-29' }],
    ['no day', { day: undefined }],
    ['a time that does not exist', { time: '24:00' }],
    ['an unknown mode', { mode: 'toString' }],
    ['negative seconds', { seconds: -1 }],
    ['no seconds', { seconds: null }],
  ])('one with %s is left out, the others stay', (_, broken) => {
    const items = [{ ...on('2026-11-19'), ...broken }, on('2026-11-20')]
    storage.kept.set(KEY, JSON.stringify({ version: 1, items }))
    expect(readHistory()).toEqual([on('2026-11-20')])
  })

  test('a browser that keeps nothing says so', () => {
    storage.become('full')
    expect(addSession('emom', 1000)).toBe(false)
    storage.become('refused')
    expect([addSession('emom', 1000), clearHistory()]).toEqual([false, false])
    expect(readHistory()).toEqual([])
  })
})

test('the time of some workouts together', () => {
  expect(totalOf([])).toBe(0)
  expect(totalOf([on('2026-11-19', 90), on('2026-11-20', 30)])).toBe(120)
})

describe('days in a row', () => {
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
  ])('go on over %s', (_, day, next) => {
    expect(streaks([on(day), on(next)], next)).toEqual({ current: 2, longest: 2 })
  })

  test('are as long as a naive count says', () => {
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

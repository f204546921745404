import { describe, expect, test } from 'vitest'
import { BROKEN_TEXTS, browserStorage } from '#tests/support/browser-storage.ts'
import { addDays } from './calendar.ts'
import { addSession, clearHistory, readHistory, type Session } from './history.ts'

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

import { describe, expect, test } from 'vitest'
import { addDays } from './calendar.ts'
import { HISTORY_FORMAT, withSession, type Session } from './history.ts'

const on = (day: string, seconds = 60): Session => ({ day, time: '18:05', mode: 'tabata', seconds })
const read = (...items: unknown[]) => HISTORY_FORMAT.read({ version: 1, items })

describe('a finished workout', () => {
  test('is stored with its day and time', () => {
    expect(withSession([], 'emom', 1_200_400, new Date(2026, 10, 20, 7, 5))).toEqual([
      { day: '2026-11-20', time: '07:05', mode: 'emom', seconds: 1200 },
    ])
  })

  test('displaces the oldest beyond 2000', () => {
    const days = Array.from({ length: 2000 }, (_, nth) => on(addDays('2020-01-01', nth)))
    const history = withSession(days, 'emom', 1000, new Date(2026, 10, 20))
    expect(history).toHaveLength(2000)
    expect([history[0]?.day, history.at(-1)?.day]).toEqual(['2020-01-02', '2026-11-20'])
  })
})

describe('the stored history', () => {
  test('is sorted by time, whatever its order', () => {
    const sessions = [
      on('2026-11-20'),
      { ...on('2026-11-20'), time: '07:00' },
      { ...on('2025-11-20'), time: '20:00' },
    ]
    expect(read(...sessions)).toEqual(sessions.toReversed())
    expect(HISTORY_FORMAT.read(HISTORY_FORMAT.write(sessions))).toEqual(sessions.toReversed())
  })

  test.each<[string, object]>([
    ['a day that does not exist', { day: '2027-02-29' }],
    ['no day', { day: undefined }],
    ['a time that does not exist', { time: '24:00' }],
    ['an unknown mode', { mode: 'toString' }],
    ['negative seconds', { seconds: -1 }],
    ['no seconds', { seconds: null }],
  ])('one with %s is dropped, the others are kept', (_, broken) => {
    expect(read({ ...on('2026-11-19'), ...broken }, on('2026-11-20'))).toEqual([on('2026-11-20')])
  })
})

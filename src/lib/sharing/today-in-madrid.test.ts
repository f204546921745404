import { expect, test } from 'vitest'
import { todayInMadrid } from './today-in-madrid.ts'

test.each([
  ['2026-11-20T22:59:59Z', '2026-11-20'],
  ['2026-11-20T23:00:00Z', '2026-11-21'],
  ['2026-07-20T21:59:59Z', '2026-07-20'],
  ['2026-07-20T22:00:00Z', '2026-07-21'],
  ['2026-12-31T23:30:00Z', '2027-01-01'],
])('at %s it is %s in Madrid', (instant, day) => {
  expect(todayInMadrid(new Date(instant))).toBe(day)
})

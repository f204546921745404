import { expect, test } from 'vitest'
import { fromMadrid } from './from-madrid.ts'

test.each([
  ['2026-11-24', '09:00', '2026-11-24T08:00:00.000Z'],
  ['2026-07-01', '00:30', '2026-06-30T22:30:00.000Z'],
  // In spring the clocks go from 2:00 to 3:00, in autumn from 3:00 back to 2:00.
  ['2027-03-28', '01:59', '2027-03-28T00:59:00.000Z'],
  ['2027-03-28', '02:30', '2027-03-28T01:30:00.000Z'],
  ['2027-03-28', '03:00', '2027-03-28T01:00:00.000Z'],
  ['2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
])('%s at %s in Madrid is %s', (day, time, instant) => {
  expect(fromMadrid(day, time)).toBe(instant)
})

test.each([
  ['', '09:00'],
  ['2026-11-24', ''],
  ['2026-13-01', '09:00'],
  ['2026-11-24', '25:00'],
])('%j at %j is no time', (day, time) => {
  expect(fromMadrid(day, time)).toBeNull()
})

import { afterEach, expect, test } from 'vitest'
import { isDay, localDay, localTime } from './days.ts'

const zone = process.env['TZ']
afterEach(() => {
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
})

test.each([
  ['Europe/Madrid', '2026-11-20T22:59:59Z', '2026-11-20', '23:59'],
  ['Europe/Madrid', '2026-11-20T23:00:00Z', '2026-11-21', '00:00'],
  ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-01-01', '00:00'],
  ['Pacific/Pago_Pago', '2026-03-01T10:59:00Z', '2026-02-28', '23:59'],
  ['Asia/Kolkata', '2026-06-30T18:30:00Z', '2026-07-01', '00:00'],
  // The hour that daylight saving time skips, and the one it repeats.
  ['Europe/Madrid', '2026-03-29T01:30:00Z', '2026-03-29', '03:30'],
  ['Europe/Madrid', '2026-10-25T00:30:00Z', '2026-10-25', '02:30'],
  ['Europe/Madrid', '2026-10-25T01:30:00Z', '2026-10-25', '02:30'],
])('in %s, %s is on %s at %s', (name, instant, day, time) => {
  process.env['TZ'] = name
  expect([localDay(new Date(instant)), localTime(new Date(instant))]).toEqual([day, time])
})

test.each([
  ['2026-11-20', true],
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2000-02-29', true],
  ['2100-02-29', false],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-1-1', false],
  ['20261120', false],
  ['2026-11-20T00:00:00Z', false],
  ['', false],
  [null, false],
  [20261120, false],
])('%j is a valid day: %s', (value, expected) => {
  expect(isDay(value)).toBe(expected)
})

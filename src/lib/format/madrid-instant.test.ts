import fc from 'fast-check'
import { expect, test } from 'vitest'
import { madridInstant, madridWall } from './madrid-instant.ts'

test.each([
  ['2026-11-20', '09:00', '2026-11-20T08:00:00.000Z'],
  ['2026-07-01', '09:00', '2026-07-01T07:00:00.000Z'],
  ['2027-01-01', '00:00', '2026-12-31T23:00:00.000Z'],
  // Left out: at 02:00 it is 03:00.
  ['2027-03-28', '02:30', '2027-03-28T01:30:00.000Z'],
  // There twice: the first.
  ['2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
])('%s %s in Madrid is %s', (day, time, iso) => {
  expect(madridInstant(day, time)?.toISOString()).toBe(iso)
})

test.each([
  ['', '09:00'],
  ['2026-11-20', ''],
  ['2026-13-45', '09:00'],
  ['2026-11-20', '25:00'],
])('%j %j is no time', (day, time) => {
  expect(madridInstant(day, time)).toBeNull()
})

test('what the clocks show leads back to the instant, or to the same hour an hour earlier', () => {
  const minute = fc.integer({ min: 0, max: 10 * 366 * 24 * 60 })
  fc.assert(
    fc.property(minute, (n) => {
      const instant = new Date(Date.UTC(2026, 0, 1) + n * 60_000)
      const { day, time } = madridWall(instant)
      const back = madridInstant(day, time)!
      expect([0, 3_600_000]).toContain(instant.getTime() - back.getTime())
    }),
  )
})

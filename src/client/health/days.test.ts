import { expect, test } from 'vitest'
import { endsIn, longDay } from './days.ts'

test.each([
  [null, null],
  ['2026-12-24', null],
  ['2026-12-01', null],
  ['2026-11-30', 7],
  ['2026-11-24', 1],
  ['2026-11-23', 0],
])('a share until %s ends in %s days', (expiresOn, days) => {
  expect(endsIn({ expiresOn }, '2026-11-23')).toBe(days)
})

test('a day of another year says its year', () => {
  expect(longDay('2026-12-24', 'es', '2026-11-23')).toBe('24 de diciembre')
  expect(longDay('2027-12-24', 'en', '2026-11-23')).toBe('24 December 2027')
})

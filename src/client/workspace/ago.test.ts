import { expect, test } from 'vitest'
import { agoText, aheadText, daysSince } from './ago.ts'

const NOW = new Date(2026, 10, 20, 10, 30)
/** In November. */
const ago = (day: number, hour: number, minute: number) =>
  agoText(new Date(2026, 10, day, hour, minute).toISOString(), 'es', NOW)

test('within the day it is minutes and hours', () => {
  expect(ago(20, 10, 30)).toBe('ahora')
  expect(ago(20, 10, 25)).toBe('hace 5 min')
  expect(ago(20, 8, 5)).toBe('hace 2 h')
})

test('before midnight it was yesterday, however few hours ago', () => {
  expect(
    agoText(new Date(2026, 10, 19, 23, 59).toISOString(), 'es', new Date(2026, 10, 20, 0, 1)),
  ).toBe('ayer')
  expect(ago(3, 10, 30)).toBe('hace 17 días')
})

test('a clock that is behind says now, never a time to come', () => {
  expect(ago(20, 11, 0)).toBe('ahora')
})

test('a day that comes', () => {
  expect(aheadText('2026-11-20', 'es', '2026-11-20')).toBe('hoy')
  expect(aheadText('2026-11-21', 'es', '2026-11-20')).toBe('mañana')
  expect(aheadText('2026-11-23', 'en', '2026-11-20')).toBe('in 3 days')
})

test('days since', () => {
  expect(daysSince(new Date(2026, 10, 3, 23, 0).toISOString(), NOW)).toBe(17)
  expect(daysSince(new Date(2026, 10, 21, 1, 0).toISOString(), NOW)).toBe(0)
})

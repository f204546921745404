import { expect, test } from 'vitest'
import {
  formatDuration,
  formatNumber,
  formatPercent,
  formatShort,
  formatTyped,
  roundTo,
} from './format.ts'

test('numbers are formatted for each locale', () => {
  expect(formatNumber(22.94, 1, 'es')).toBe('22,9')
  expect(formatNumber(23, 1, 'en')).toBe('23.0')
  expect(formatShort(70, 1, 'es')).toBe('70')
  expect(formatShort(1640, 0, 'es')).toBe('1640')
  expect(formatShort(12345.6, 1, 'es')).toBe('12.345,6')
  expect(formatTyped(12345.6, 1, 'es')).toBe('12345,6')
  expect(formatPercent('50–60', 'es')).toBe('50–60\u00a0%')
  expect(formatPercent('50–60', 'en')).toBe('50–60%')
})

test.each([
  [0, '0:00'],
  [59.5, '1:00'],
  [303, '5:03'],
  [3599.6, '1:00:00'],
  [12_600, '3:30:00'],
  [360_000, '100:00:00'],
])('%f s is %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text)
})

test('halves round up, also where binary floating point falls short of them', () => {
  expect(roundTo(24.95, 1)).toBe(25)
  expect(roundTo(1.005, 2)).toBe(1.01)
  expect(roundTo(18.449, 1)).toBe(18.4)
})

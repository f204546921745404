import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDuration, formatTyped } from './format.ts'
import { readDecimal } from '#lib/format/read-decimal.ts'
import { readDuration, readInches } from './read-number.ts'

test.each([
  ['70', 70],
  ['70,5', 70.5],
  ["5'10", 70],
  ['5\'10"', 70],
  ['5’ 10”', 70],
  ['5 ft 10.5 in', 70.5],
  ["6'", 72],
])('%j is read as inches', (text, inches) => {
  expect(readInches(text)).toBe(inches)
})

test.each(["5'12", "5'ten", "'10", ''])('%j is not a length', (text) => {
  expect(readInches(text)).toBeNull()
})

test.each([
  ['3:30:00', 12_600],
  ['3.30.00', 12_600],
  ['3,30,00', 12_600],
  ['3h30m00s', 12_600],
  ['3 30 00', 12_600],
  ['25:30', 1530],
  ['5.30', 330],
  ['45', 2700],
  ['0:00', 0],
  ['5\'30"', 330],
  ['1h30', 5400],
  ['1 h 30 m', 5400],
  ['2h', 7200],
  ['45 m', 2700],
  ["45'", 2700],
  ['5m30s', 330],
  ['45s', 45],
  ['45"', 45],
])('%j is read as a duration', (text, seconds) => {
  expect(readDuration(text)).toBe(seconds)
})

test.each([
  '1h30s',
  '5:30h',
  '1h90',
  '70５',
  '٣٠',
  '1e3',
  '',
  'abc',
  '5:3',
  '5:60',
  '1:2:3',
  '5:30:',
  ':30',
  '-5:30',
  '1:00:00:00',
  '99999',
])('%j is not a duration', (text) => {
  expect(readDuration(text)).toBeNull()
})

test('formatted values can be read back in both locales', () => {
  const number = fc.double({ min: 0, max: 1e6, noNaN: true })
  fc.assert(
    fc.property(number, fc.constantFrom('es' as const, 'en' as const), (value, locale) => {
      expect(readDecimal(formatTyped(value, 3, locale))).toBeCloseTo(value, 2)
    }),
  )
  fc.assert(
    fc.property(fc.integer({ min: 60, max: 360_000 }), (seconds) => {
      expect(readDuration(formatDuration(seconds))).toBe(seconds)
    }),
  )
})

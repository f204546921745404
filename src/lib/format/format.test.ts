import { expect, test } from 'vitest'
import { countryName } from './country.ts'
import { formatDate } from './date.ts'
import { formatCount, formatRating } from './number.ts'

test.each([
  ['2026-11-20', '20 de noviembre de 2026', '20 November 2026'],
  ['2024-02-29', '29 de febrero de 2024', '29 February 2024'],
  ['2026-01-01', '1 de enero de 2026', '1 January 2026'],
  // An instant is formatted in Madrid time: UTC+1 in winter, UTC+2 in summer.
  ['2026-12-31T22:59:59Z', '31 de diciembre de 2026', '31 December 2026'],
  ['2026-12-31T23:00:00Z', '1 de enero de 2027', '1 January 2027'],
  ['2026-06-30T22:00:00.000Z', '1 de julio de 2026', '1 July 2026'],
])('formatDate(%s)', (iso, spanish, english) => {
  expect(formatDate(iso, 'es')).toBe(spanish)
  expect(formatDate(iso, 'en')).toBe(english)
})

test.each(['', 'yesterday', '2026-13-01'])('formatDate(%j) throws', (iso) => {
  expect(() => formatDate(iso, 'es')).toThrow(RangeError)
})

test.each([
  [4.7, '4,7', '4.7'],
  [5, '5,0', '5.0'],
  [4.25, '4,3', '4.3'],
  [0, '0,0', '0.0'],
])('formatRating(%d)', (rating, spanish, english) => {
  expect(formatRating(rating, 'es')).toBe(spanish)
  expect(formatRating(rating, 'en')).toBe(english)
})

test.each([
  [0, '0', '0'],
  [1234, '1.234', '1,234'],
  [12345, '12.345', '12,345'],
])('formatCount(%d)', (count, spanish, english) => {
  expect(formatCount(count, 'es')).toBe(spanish)
  expect(formatCount(count, 'en')).toBe(english)
})

test.each([
  ['ES', 'España', 'Spain'],
  ['DE', 'Alemania', 'Germany'],
  ['QZ', 'QZ', 'QZ'],
])('countryName(%s)', (code, spanish, english) => {
  expect(countryName(code, 'es')).toBe(spanish)
  expect(countryName(code, 'en')).toBe(english)
})

test('countryName rejects anything but a code', () => {
  expect(() => countryName('Spain', 'es')).toThrow(RangeError)
})

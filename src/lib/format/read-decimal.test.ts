import { expect, test } from 'vitest'
import { readDecimal } from './read-decimal.ts'

test.each([
  ['70', 70],
  ['70,5', 70.5],
  ['70.5', 70.5],
  [' 70 ,5 ', 70.5],
  ['\u00a070', 70],
  [',5', 0.5],
  ['70,', 70],
  ['+3', 3],
  ['-3', -3],
  ['−3', -3],
  ['0', 0],
  ['9'.repeat(400), Infinity],
])('%j is a number', (text, value) => {
  expect(readDecimal(text)).toBe(value)
})

test.each([
  '',
  ' ',
  'abc',
  '70kg',
  '1e3',
  '0x10',
  'NaN',
  'Infinity',
  '1.234,5',
  '1,2,3',
  '--1',
  '.',
  ',',
  '٣',
])('%j is not a number', (text) => {
  expect(readDecimal(text)).toBeNull()
})

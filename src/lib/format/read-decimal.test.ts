import { expect, test } from 'vitest'
import { readAmount, readDecimal } from './read-decimal.ts'

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
  ['71,3\u200e', 71.3],
  ['\u2066\ufeff70.5\u00ad\u2069', 70.5],
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

test.each([
  ['70,5 kg', 'kg', 70.5],
  ['70.5\u00a0Kg.', 'kg', 70.5],
  ['18,2%', '%', 18.2],
  ['58 lpm', '/min', 58],
  ['62 bpm', '/min', 62],
  ['5,4 mmol/l', 'mmol/L', 5.4],
  ['12 μU/mL', 'µU/mL', 12],
  ['175 centímetros', 'cm', 175],
  ['3 tazas', 'Tazas', 3],
  ['70', 'kg', 70],
])('%j in a field of %s is %d', (text, unit, value) => {
  expect(readDecimal(text, unit)).toBe(value)
})

test.each([
  ['155 lb', 'kg'],
  ['70 kg', ''],
  ['70 kg 5', 'kg'],
  ['70 - kg', 'kg'],
  ['kg', 'kg'],
])('%j is no number of a field of %j', (text, unit) => {
  expect(readDecimal(text, unit)).toBeNull()
})

test('an amount keeps the unit that it says', () => {
  expect(readAmount('155,5 lb\u200e')).toEqual({ value: 155.5, unit: 'lb' })
})

import { expect, test } from 'vitest'
import { columnsFor, digitsOf } from './columns.ts'

test.each([
  [0, 3],
  [9, 3],
  [599, 3],
  [600, 4],
  [3_599, 4],
  [3_600, 5],
  [35_999, 5],
  [36_000, 6],
])('%i seconds need %i digits', (seconds, columns) => {
  expect(columnsFor(seconds)).toBe(columns)
})

test.each([
  [0, 3, [0, 0, 0]],
  [65, 3, [1, 0, 5]],
  [65, 4, [0, 1, 0, 5]],
  [599, 3, [9, 5, 9]],
  [600, 4, [1, 0, 0, 0]],
  [3_599, 5, [0, 5, 9, 5, 9]],
  [3_661, 5, [1, 0, 1, 0, 1]],
  [86_399, 6, [2, 3, 5, 9, 5, 9]],
])('%i seconds in %i columns are %j', (seconds, columns, digits) => {
  expect(digitsOf(seconds, columns)).toEqual(digits)
})

test('the digits add up to the given time', () => {
  for (let seconds = 0; seconds < 40_000; seconds += 7) {
    const [h2, h1, m2, m1, s2, s1] = digitsOf(seconds, 6) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ]
    expect((h2 * 10 + h1) * 3_600 + (m2 * 10 + m1) * 60 + s2 * 10 + s1).toBe(seconds)
  }
})

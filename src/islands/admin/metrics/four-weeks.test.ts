import { expect, test } from 'vitest'
import { changeOfFourWeeks } from './four-weeks.ts'

test.each([
  [[10, 10, 10, 10, 12, 12, 12, 12], 2],
  [[99, 10, 10, 10, 10, 5, 5, 5, 5], -5],
  [[10, 10, 10, 10, 10, 10, 10, 11], 0],
  [[10, 10, 10, 10, 10, 10, 10, 12], 1],
  [[10, 10, 10, 10, 10, 10, null, 12], null],
  [[null, 10, 10, 10, 10, 10, 10, 10], null],
  [[null, 10, 10, 10, 10, 10, 10, 10, 10], 0],
  [[10, 10, 10, 10], null],
  [[], null],
])('%j: %j', (weeks, change) => {
  expect(changeOfFourWeeks(weeks)).toBe(change)
})

import { expect, test } from 'vitest'
import { waitOf } from './wait.ts'

test.each([
  [1, 'minutes', 1],
  [60, 'minutes', 1],
  [61, 'minutes', 2],
  [7_200, 'minutes', 120],
  [7_201, 'hours', 3],
  [86_400, 'hours', 24],
] as const)('%i s are expressed in %s', (seconds, unit, count) => {
  expect(waitOf(seconds)).toEqual({ unit, count })
})

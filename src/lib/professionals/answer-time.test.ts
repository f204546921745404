import { expect, test } from 'vitest'
import { answerTime } from './answer-time.ts'

test.each([
  [1, 'hours', 1],
  [6, 'hours', 6],
  [7, 'days', 1],
  [24, 'days', 1],
  [25, 'days', 2],
  [72, 'days', 3],
])('%i hours are %s: %i', (hours, unit, count) => {
  expect(answerTime(hours)).toEqual({ unit, count })
})

import { expect, test } from 'vitest'
import { averageOf, moveRating, totalOf } from './rating-counts.ts'

test('a new, a changed and a deleted review move the counts', () => {
  const none = [0, 0, 0, 0, 0]
  const one = moveRating(none, null, 5)
  expect(one).toEqual([0, 0, 0, 0, 1])
  expect(moveRating(one, 5, 2)).toEqual([0, 1, 0, 0, 0])
  expect(moveRating(one, 5, 5)).toEqual(one)
  expect(moveRating(one, 5, null)).toEqual(none)
})

test('total and average of the counts', () => {
  expect(totalOf([1, 0, 2, 0, 4])).toBe(7)
  expect(averageOf([0, 0, 0, 0, 0])).toBe(0)
  expect(averageOf([0, 0, 0, 1, 2])).toBe(4.67)
})

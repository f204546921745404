import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculateWaistToHeight, waistCategory, waistToHeight } from './waist-to-height.ts'

test.each([
  // NICE, news of 8 April 2022 on its guideline: a woman of 5 ft 4 in is healthy with 29 in and not with 32 in; a
  // man of 5 ft 10 in is at increased risk with 36 in.
  [29, 64, 'healthy'],
  [32, 64, 'increased'],
  [36, 70, 'increased'],
] as const)('NICE: %i in of waist, %i in tall: %s', (waist, height, category) => {
  expect(waistCategory(waistToHeight(waist, height))).toBe(category)
})

test.each([
  [0.39, 'low'],
  [0.4, 'healthy'],
  [0.49, 'healthy'],
  [0.5, 'increased'],
  [0.59, 'increased'],
  [0.6, 'high'],
] as const)('%f is %s', (ratio, category) => {
  expect(waistCategory(ratio)).toBe(category)
})

test('half the height is where the risk begins', () => {
  fc.assert(
    fc.property(fc.double({ min: 90, max: 275, noNaN: true }), (height) => {
      const outcome = calculateWaistToHeight({ waist: height / 2, height })
      if (!('result' in outcome)) throw new Error('half the height is a possible waist')
      expect(outcome.result).toMatchObject({ category: 'increased', halfHeightCm: height / 2 })
    }),
  )
})

test.each([
  [20, 275],
  [300, 150],
])('a waist of %i cm at %i cm is a slip of the tape', (waist, height) => {
  expect(calculateWaistToHeight({ waist, height })).toEqual({
    field: 'waist',
    problem: { code: 'impossible' },
  })
})

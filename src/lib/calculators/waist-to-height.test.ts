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

test('the risk begins at half the height', () => {
  fc.assert(
    fc.property(fc.double({ min: 90, max: 275, noNaN: true }), (height) => {
      const outcome = calculateWaistToHeight({ waist: height / 2, height })
      if (!('result' in outcome)) throw new Error('half the height is a possible waist')
      expect(outcome.result).toMatchObject({ category: 'increased', halfHeightCm: height / 2 })
    }),
  )
})

test('a waist below half the height has a ratio below 0.5 and its category', () => {
  const height = fc.integer({ min: 900, max: 2750 })
  fc.assert(
    fc.property(height, fc.double({ min: 0.2, max: 1.5, noNaN: true }), (tenths, part) => {
      const [heightCm, waistCm] = [tenths / 10, Math.round(tenths * part) / 10]
      const outcome = calculateWaistToHeight({ waist: waistCm, height: heightCm })
      if (!('result' in outcome)) return
      const { ratio, category } = outcome.result
      expect(ratio < 0.5).toBe(waistCm * 2 < heightCm)
      expect(waistCategory(ratio)).toBe(category)
    }),
    { examples: [[1750, 87 / 175]] },
  )
})

test('rounding errors do not push a ratio below a limit', () => {
  for (const hundredths of [40, 50, 58, 59, 60]) {
    expect(waistToHeight(hundredths * 2, 200)).toBe(hundredths / 100)
    expect(waistToHeight((hundredths * 2) / 2.54, 200 / 2.54)).toBe(hundredths / 100)
  }
})

test.each([
  [20, 275],
  [300, 150],
])('a waist of %i cm at %i cm is rejected', (waist, height) => {
  expect(calculateWaistToHeight({ waist, height })).toEqual({
    field: 'waist',
    problem: { code: 'impossible' },
  })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bmiCategory, bodyMassIndex, calculateBmi } from './bmi.ts'
import { toMetric } from './units.ts'

test.each([
  // CDC, "About adult BMI", worked examples: 24.98 and, in pounds and inches, 24.96.
  ['CDC, metric', 165, 68, 24.98],
  ['CDC, imperial', toMetric(65, 'in'), toMetric(150, 'lb'), 24.96],
  // WBUR, "Calculating body mass index" (2009): the average American woman.
  ['WBUR', toMetric(64, 'in'), toMetric(164, 'lb'), 28.15],
])('%s', (_, height, weight, published) => {
  expect(bodyMassIndex(height, weight)).toBe(Math.round(published * 10) / 10)
})

test.each([
  [18.4, 'underweight'],
  [18.5, 'normal'],
  [24.9, 'normal'],
  [25, 'overweight'],
  [29.9, 'overweight'],
  [30, 'obese'],
  [80, 'obese'],
] as const)('%f is %s', (bmi, category) => {
  expect(bmiCategory(bmi)).toBe(category)
})

test('the category matches the displayed decimal', () => {
  // 72.2 kg and 170 cm are 24.98, displayed as 25.0.
  expect(calculateBmi({ height: 170, weight: 72.2 })).toMatchObject({
    result: { bmi: 25, category: 'overweight' },
  })
})

test('the bounds of the normal weight are exact', () => {
  fc.assert(
    fc.property(fc.double({ min: 90, max: 275, noNaN: true }), (height) => {
      const outcome = calculateBmi({ height, weight: 70 })
      if (!('result' in outcome)) throw new Error('any height and weight have an index')
      const [least, most] = outcome.result.normalKg
      expect(bmiCategory(bodyMassIndex(height, least))).toBe('normal')
      expect(bmiCategory(bodyMassIndex(height, most))).toBe('normal')
      expect(bmiCategory(bodyMassIndex(height, least * 0.99))).toBe('underweight')
      expect(bmiCategory(bodyMassIndex(height, most * 1.01))).toBe('overweight')
    }),
  )
})

test('the index never falls with more weight, nor rises with more height', () => {
  const cm = fc.double({ min: 90, max: 275, noNaN: true })
  const kg = fc.double({ min: 15, max: 650, noNaN: true })
  fc.assert(
    fc.property(cm, kg, fc.double({ min: 0, max: 50, noNaN: true }), (height, weight, more) => {
      expect(bodyMassIndex(height, weight + more)).toBeGreaterThanOrEqual(
        bodyMassIndex(height, weight),
      )
      expect(bodyMassIndex(height + more, weight)).toBeLessThanOrEqual(
        bodyMassIndex(height, weight),
      )
    }),
  )
})

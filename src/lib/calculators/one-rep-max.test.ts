import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculateOneRepMax, ONE_REP_MAX_FORMULAS, oneRepMax } from './one-rep-max.ts'

test.each([
  // C. Butt, "Formulas and coefficients that predict your 1-rep maximum" (weightrainer.net): coefficient 1.242
  // for 8 repetitions; 150 lb for 7 are 180 lb.
  ['brzycki', 135, 8, 168],
  ['brzycki', 150, 7, 180],
  // pinoybodybuilding.com, discussion 129919.
  ['brzycki', 200, 6, 232],
  ['brzycki', 220, 4, 240],
  // freeonlinecal.com, "1RM calculator".
  ['brzycki', 100, 5, 112.5],
  ['epley', 100, 5, 116.667],
  // e1rm.com, pages of the formulas.
  ['lander', 225, 5, 255.8],
  ['lombardi', 225, 5, 264.3],
  // startingstrength.com, "Calculating 1 RM": the factor for 5 repetitions is 1.125.
  ['oconner', 200, 5, 225],
] as const)('%s: %f lifted %i times', (formula, weight, repetitions, published) => {
  const decimals = published.toString().split('.')[1]?.length ?? 0
  expect(Number(oneRepMax(formula, weight, repetitions).toFixed(decimals))).toBe(published)
})

test('Brzycki and Epley agree at ten repetitions', () => {
  // M. Brzycki's line and B. Epley's chart: 75 % of the maximum.
  expect(oneRepMax('brzycki', 75, 10)).toBeCloseTo(100, 9)
  expect(oneRepMax('epley', 75, 10)).toBeCloseTo(100, 9)
})

const weight = fc.double({ min: 0.5, max: 1000, noNaN: true })
const formula = fc.constantFrom(...ONE_REP_MAX_FORMULAS)

test('one repetition gives the weight itself in every formula', () => {
  fc.assert(
    fc.property(weight, formula, (kg, name) => {
      expect(oneRepMax(name, kg, 1)).toBe(kg)
    }),
  )
})

test('the maximum rises with the repetitions and stays finite up to twelve', () => {
  fc.assert(
    fc.property(weight, formula, fc.integer({ min: 1, max: 11 }), (kg, name, repetitions) => {
      const less = oneRepMax(name, kg, repetitions)
      const more = oneRepMax(name, kg, repetitions + 1)
      expect(more).toBeGreaterThan(less)
      expect(more).toBeLessThan(kg * 2)
    }),
  )
})

test('the maximum is that of the chosen formula, returned with all others', () => {
  const outcome = calculateOneRepMax({ weight: 100, repetitions: 5, formula: 'lombardi' })
  if (!('result' in outcome)) throw new Error('a weight and repetitions have a maximum')
  expect(outcome.result.maximumKg).toBe(outcome.result.byFormula.lombardi)
  expect(Object.keys(outcome.result.byFormula)).toEqual([...ONE_REP_MAX_FORMULAS])
})

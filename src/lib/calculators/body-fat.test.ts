import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bodyFatCategory, calculateBodyFat, navyBodyFat, type BodyFatCategory } from './body-fat.ts'
import type { Sex } from './energy-need.ts'
import { toMetric } from './units.ts'

test.each([
  // MotionsPlan (motionsplan.dk), public tests of its calculator: 24.989 % and 33.773 %.
  ['male', { height: 181, waist: 100, neck: 40 }, 24.989],
  ['female', { height: 181, waist: 90, neck: 30, hip: 100 }, 33.773],
] as const)('published: %s %o', (sex, measures, percent) => {
  expect(navyBodyFat(sex, measures)).toBeCloseTo(percent, 3)
})

/**
 * The equations of the United States Department of Defense, in inches and without density: J. A. Hodgdon,
 * K. Friedl, "Development of the DoD body composition estimation equations", Naval Health Research Center,
 * technical document 99-2B (1999). Derived independently from the same data, so they must agree.
 */
const departmentOfDefense = (
  sex: Sex,
  m: { height: number; waist: number; neck: number; hip: number },
) =>
  sex === 'male'
    ? 86.01 * Math.log10(m.waist - m.neck) - 70.041 * Math.log10(m.height) + 36.76
    : 163.205 * Math.log10(m.waist + m.hip - m.neck) - 97.684 * Math.log10(m.height) - 78.387

test.each([
  // qcalculator.pages.dev, "Body fat calculator": about 17.5 % by the second equation.
  ['male', { height: 70, waist: 34, neck: 15, hip: 0 }],
  ['male', { height: 68, waist: 40, neck: 16, hip: 0 }],
  ['female', { height: 65, waist: 30, neck: 13, hip: 39 }],
  ['female', { height: 62, waist: 36, neck: 14, hip: 44 }],
] as const)('both published equations agree within one point: %s %o', (sex, inches) => {
  const cm = {
    height: toMetric(inches.height, 'in'),
    waist: toMetric(inches.waist, 'in'),
    neck: toMetric(inches.neck, 'in'),
    hip: toMetric(inches.hip, 'in'),
  }
  const difference = navyBodyFat(sex, cm) - departmentOfDefense(sex, inches)
  expect(Math.abs(difference)).toBeLessThan(1)
})

test.each<[Sex, number, BodyFatCategory]>([
  ['male', 5.9, 'essential'],
  ['male', 6, 'athletes'],
  ['male', 14, 'fitness'],
  ['male', 18, 'average'],
  ['male', 24.9, 'average'],
  ['male', 25, 'high'],
  ['female', 13.9, 'essential'],
  ['female', 14, 'athletes'],
  ['female', 21, 'fitness'],
  ['female', 25, 'average'],
  ['female', 32, 'high'],
])('American Council on Exercise: %s, %f %% is %s', (sex, percent, category) => {
  expect(bodyFatCategory(sex, percent)).toBe(category)
})

test('measures without a logarithm are rejected', () => {
  const refused = { field: 'waist', problem: { code: 'no-logarithm' } }
  const man = { sex: 'male', height: 180, hip: undefined } as const
  expect(calculateBodyFat({ ...man, waist: 40, neck: 40 })).toEqual(refused)
  expect(calculateBodyFat({ ...man, waist: 40, neck: 41 })).toEqual(refused)
  expect(calculateBodyFat({ sex: 'female', height: 180, waist: 40, hip: 50, neck: 90 })).toEqual(
    refused,
  )
})

test('for women, waist and hip together count against the neck', () => {
  const woman = { sex: 'female', height: 180, waist: 55, hip: 60, neck: 60 } as const
  expect(calculateBodyFat(woman)).not.toHaveProperty('problem.code', 'no-logarithm')
})

test('every result is a plausible percentage or a rejection', () => {
  const cm = (min: number, max: number) => fc.double({ min, max, noNaN: true })
  const measures = fc.record({
    sex: fc.constantFrom('male' as const, 'female' as const),
    height: cm(90, 275),
    neck: cm(15, 100),
    waist: cm(30, 300),
    hip: cm(40, 300),
  })
  fc.assert(
    fc.property(measures, (values) => {
      const outcome = calculateBodyFat(values)
      if ('problem' in outcome) {
        expect(outcome.field).toBe('waist')
        return
      }
      expect(outcome.result.percent).toBeGreaterThanOrEqual(2)
      expect(outcome.result.percent).toBeLessThanOrEqual(70)
    }),
  )
})

test('a wider waist gives more body fat', () => {
  fc.assert(
    fc.property(fc.integer({ min: 60, max: 150 }), (waist) => {
      const at = (cm: number) => navyBodyFat('male', { height: 178, neck: 38, waist: cm })
      expect(at(waist + 1)).toBeGreaterThan(at(waist))
    }),
  )
})

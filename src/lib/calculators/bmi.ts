import type { Outcome, ValuesOf } from './fields.ts'
import { roundTo } from './format.ts'

/** From the smallest adults to the largest that are on record. */
export const BMI_FIELDS = {
  height: { quantity: 'height', min: 90, max: 275 },
  weight: { quantity: 'mass', min: 15, max: 650 },
} as const

/** Where each category begins; the first has no beginning. */
export const BMI_LIMITS = { normal: 18.5, overweight: 25, obese: 30 } as const
export type BmiCategory = 'underweight' | keyof typeof BMI_LIMITS

export type BmiResult = {
  /** kg/m², one decimal. */
  bmi: number
  category: BmiCategory
  /** The lowest and the highest weight of the normal category at this height, kg. */
  normalKg: readonly [number, number]
}

/**
 * Body mass index: weight in kg over the square of height in m, rounded to one decimal.
 * Source: Quetelet's index, named and tested by A. Keys et al., "Indices of relative weight and obesity",
 * J Chronic Dis 25 (1972) 329–343.
 */
export function bodyMassIndex(heightCm: number, weightKg: number): number {
  return roundTo(weightKg / (heightCm / 100) ** 2, 1)
}

/**
 * The category of a BMI of one decimal, for adults.
 * Source: WHO, "Obesity: preventing and managing the global epidemic", Technical Report Series 894 (2000).
 */
export function bmiCategory(bmi: number): BmiCategory {
  if (bmi < BMI_LIMITS.normal) return 'underweight'
  if (bmi < BMI_LIMITS.overweight) return 'normal'
  return bmi < BMI_LIMITS.obese ? 'overweight' : 'obese'
}

/** BMI, its category and the weights of the normal category at that height. */
export function calculateBmi({
  height,
  weight,
}: ValuesOf<typeof BMI_FIELDS>): Outcome<BmiResult, typeof BMI_FIELDS> {
  const bmi = bodyMassIndex(height, weight)
  const square = (height / 100) ** 2
  const normalKg = [BMI_LIMITS.normal * square, (BMI_LIMITS.overweight - 0.1) * square] as const
  return { result: { bmi, category: bmiCategory(bmi), normalKg } }
}

import { SEXES, type Sex } from './energy-need.ts'
import type { Outcome, ValuesOf } from './fields.ts'
import { roundTo } from './format.ts'

export const BODY_FAT_FIELDS = {
  sex: { options: SEXES },
  height: { quantity: 'height', min: 90, max: 275 },
  neck: { quantity: 'length', min: 15, max: 100 },
  waist: { quantity: 'length', min: 30, max: 300 },
  hip: { quantity: 'length', min: 40, max: 300, when: { name: 'sex', is: ['female'] } },
} as const

/**
 * Where each range begins, in percent.
 * Source: American Council on Exercise, "ACE Personal Trainer Manual": essential fat, athletes, fitness,
 * average, obesity.
 */
export const BODY_FAT_LIMITS = {
  male: { athletes: 6, fitness: 14, average: 18, high: 25 },
  female: { athletes: 14, fitness: 21, average: 25, high: 32 },
} as const satisfies Record<Sex, object>
export type BodyFatCategory = 'essential' | keyof (typeof BODY_FAT_LIMITS)[Sex]

export type BodyFatResult = {
  sex: Sex
  /** Percent of body weight, one decimal. */
  percent: number
  category: BodyFatCategory
}

/** The lowest and highest plausible result for a living person, in percent. */
const POSSIBLE = { least: 2, most: 70 } as const

type Measures = { height: number; neck: number; waist: number; hip?: number | undefined }

/**
 * Body fat in percent from measures in cm; NaN where the logarithm has no value. Density by
 * - men: 1.0324 − 0.19077 · log10(waist − neck) + 0.15456 · log10(height),
 *   J. A. Hodgdon, M. B. Beckett, Naval Health Research Center, report 84-11 (1984);
 * - women: 1.29579 − 0.35004 · log10(waist + hip − neck) + 0.22100 · log10(height), report 84-29 (1984);
 *
 * and fat by W. E. Siri (1961): 495 / density − 450.
 */
export function navyBodyFat(sex: Sex, { height, neck, waist, hip = 0 }: Measures): number {
  const girth = sex === 'male' ? waist - neck : waist + hip - neck
  const density =
    sex === 'male'
      ? 1.0324 - 0.19077 * Math.log10(girth) + 0.15456 * Math.log10(height)
      : 1.29579 - 0.35004 * Math.log10(girth) + 0.221 * Math.log10(height)
  return 495 / density - 450
}

/** The range of a percentage of one decimal. */
export function bodyFatCategory(sex: Sex, percent: number): BodyFatCategory {
  const limits = BODY_FAT_LIMITS[sex]
  if (percent < limits.athletes) return 'essential'
  if (percent < limits.fitness) return 'athletes'
  if (percent < limits.average) return 'fitness'
  return percent < limits.high ? 'average' : 'high'
}

/** Refuses a neck that is not smaller than the measure it is subtracted from, and an impossible percentage. */
export function calculateBodyFat(
  values: ValuesOf<typeof BODY_FAT_FIELDS>,
): Outcome<BodyFatResult, typeof BODY_FAT_FIELDS> {
  const { sex, neck, waist, hip = 0 } = values
  if (waist + (sex === 'female' ? hip : 0) <= neck) {
    return { field: 'waist', problem: { code: 'no-logarithm' } }
  }
  const percent = roundTo(navyBodyFat(sex, values), 1)
  const isPossible = percent >= POSSIBLE.least && percent <= POSSIBLE.most
  if (!isPossible) return { field: 'waist', problem: { code: 'impossible' } }
  return { result: { sex, percent, category: bodyFatCategory(sex, percent) } }
}

import type { Outcome, ValuesOf } from './fields.ts'

export const WAIST_FIELDS = {
  waist: { quantity: 'length', min: 30, max: 300 },
  height: { quantity: 'height', min: 90, max: 275 },
} as const

/** Where each category begins; the first has no beginning. */
export const WAIST_LIMITS = { healthy: 0.4, increased: 0.5, high: 0.6 } as const
export type WaistCategory = 'low' | keyof typeof WAIST_LIMITS

export type WaistResult = {
  /** Waist over height, cut to two decimals. */
  ratio: number
  category: WaistCategory
  /** Half the height: the waist from which the risk begins to rise, cm. */
  halfHeightCm: number
}

/**
 * Waist over height, both in the same unit, cut to two decimals: rounded up, 87 cm at 175 cm would read 0.50 although
 * it is less than half.
 * Source: M. Ashwell, P. Gunn, S. Gibson, "Waist-to-height ratio is a better screening tool than waist
 * circumference and BMI for adult cardiometabolic risk factors", Obes Rev 13 (2012) 275–286.
 */
export function waistToHeight(waist: number, height: number): number {
  // Compensates floating-point error, as with 0.58.
  return Math.floor((waist / height) * 100 + 1e-9) / 100
}

/**
 * The category of a ratio of two decimals: 0.4–0.49 healthy, 0.5–0.59 increased, 0.6 and more high.
 * Source: NICE guideline NG246, "Overweight and obesity management" (2025), before it CG189 (2022).
 */
export function waistCategory(ratio: number): WaistCategory {
  if (ratio < WAIST_LIMITS.healthy) return 'low'
  if (ratio < WAIST_LIMITS.increased) return 'healthy'
  return ratio < WAIST_LIMITS.high ? 'increased' : 'high'
}

/** The ratio and its category. A waist wider than a person is tall is a slip of the tape. */
export function calculateWaistToHeight({
  waist,
  height,
}: ValuesOf<typeof WAIST_FIELDS>): Outcome<WaistResult, typeof WAIST_FIELDS> {
  const ratio = waistToHeight(waist, height)
  if (ratio < 0.2 || ratio > 1.5) return { field: 'waist', problem: { code: 'impossible' } }
  return { result: { ratio, category: waistCategory(ratio), halfHeightCm: height / 2 } }
}

import type { MeasuredName } from '#lib/health/measures.ts'

/**
 * The fields on top of the form, what most people measure at home. They are the same on every visit: a blood test that was
 * written down moves none of them.
 */
export const FRONT_FIELDS: readonly MeasuredName[] = [
  'weight',
  'height',
  'waistCircumference',
  'systolicBp',
  'diastolicBp',
  'restingHeartRate',
]

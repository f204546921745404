import type { Kind } from '#client/health/kinds.ts'

/** What a person without a value of it is told about; each has a text. */
export const INVITED = [
  'weight',
  'bloodPressure',
  'restingHeartRate',
  'fastingGlucose',
  'hba1c',
  'ldlCholesterol',
  'waistCircumference',
] as const satisfies readonly Kind[]

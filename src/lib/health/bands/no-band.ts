import type { MeasureName } from '../measures.ts'

/** Why there is no band, with the key of its text. */
export const NO_BAND_TEXTS = {
  /** None is published for adults. */
  none: 'healthBands.none.none',
  /** Guidelines do not agree on one. */
  no_agreement: 'healthBands.none.noAgreement',
  /** The WHO set no threshold, and devices differ. */
  no_threshold: 'healthBands.none.noThreshold',
  /** Each laboratory has its own range. */
  laboratory: 'healthBands.none.laboratory',
  pregnant: 'healthBands.none.pregnant',
  age_unknown: 'healthBands.none.ageUnknown',
  under_18: 'healthBands.none.under18',
  /** Of the body mass index: up to 19 years it is read by growth references. */
  under_20: 'healthBands.none.under20',
  /** Of the waist: cut-offs are for women and for men. */
  sex_unknown: 'healthBands.none.sexUnknown',
} as const
export type NoBandReason = keyof typeof NO_BAND_TEXTS

/** Measures that have no band, whoever the person is. */
export const WITHOUT_BAND = {
  weight: 'none',
  height: 'none',
  bodyFatPercentage: 'no_threshold',
  hipCircumference: 'none',
  chestCircumference: 'none',
  armCircumferenceRelaxed: 'none',
  armCircumferenceContracted: 'none',
  thighCircumference: 'none',
  calfCircumference: 'none',
  restingHeartRate: 'no_agreement',
  insulinemia: 'laboratory',
  ctHdlRatio: 'no_agreement',
  ldlHdlRatio: 'no_agreement',
  trigHdlRatio: 'no_agreement',
} as const satisfies Partial<Record<MeasureName, NoBandReason>>

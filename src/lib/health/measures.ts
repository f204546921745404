import type { Flag } from './flags.ts'
import type { Quantity } from './quantities.ts'

/** The groups of the form and of lists, in their order. */
export const GROUPS = ['body', 'girths', 'heart', 'glucose', 'lipids'] as const
export type Group = (typeof GROUPS)[number]

type Facts = {
  readonly flag: Flag
  readonly group: Group
  readonly quantity: Quantity
}
type MeasuredFacts = Facts & {
  /** Outside these a value is refused. In the stored unit. */
  readonly possible: readonly [number, number]
  /** Outside these the form asks. In the stored unit. */
  readonly plausible: readonly [number, number]
}

const girth = (possible: [number, number], plausible: [number, number]) =>
  ({
    flag: 'body_measurements',
    group: 'girths',
    quantity: 'length',
    possible,
    plausible,
  }) as const

/**
 * What people write down: every measured column of `health_records`, in the order of the form. Schema, contracts, forms,
 * tables, charts, CSV, FHIR, projection and their tests are made from this and from `DERIVED`.
 *
 * Limits: refused is what lies outside everything read, rounded outwards; asked is what lies outside the adult 0.1st to
 * 99.9th percentile of NHANES 2017–2018, or the narrower published range (docs/decisions/040).
 */
export const MEASURED = {
  weight: {
    flag: 'weight',
    group: 'body',
    quantity: 'mass',
    possible: [20, 500],
    plausible: [38, 200],
  },
  height: {
    flag: 'height',
    group: 'body',
    quantity: 'length',
    possible: [50, 272],
    plausible: [140, 196],
  },
  bodyFatPercentage: {
    flag: 'body_measurements',
    group: 'body',
    quantity: 'percentage',
    possible: [2, 75],
    plausible: [5, 60],
  },
  waistCircumference: girth([40, 222], [63, 163]),
  hipCircumference: girth([50, 230], [77, 175]),
  chestCircumference: girth([50, 220], [69, 147]),
  armCircumferenceRelaxed: girth([10, 80], [20, 54]),
  armCircumferenceContracted: girth([10, 80], [21, 54]),
  thighCircumference: girth([20, 130], [41, 100]),
  calfCircumference: girth([12, 100], [26, 60]),
  systolicBp: {
    flag: 'blood_pressure',
    group: 'heart',
    quantity: 'pressure',
    possible: [40, 300],
    plausible: [70, 240],
  },
  diastolicBp: {
    flag: 'blood_pressure',
    group: 'heart',
    quantity: 'pressure',
    possible: [10, 200],
    plausible: [30, 140],
  },
  restingHeartRate: {
    flag: 'heart_rate',
    group: 'heart',
    quantity: 'rate',
    possible: [20, 230],
    plausible: [34, 147],
  },
  fastingGlucose: {
    flag: 'glucose',
    group: 'glucose',
    quantity: 'glucose',
    possible: [10, 1000],
    plausible: [50, 500],
  },
  hba1c: {
    flag: 'hba1c',
    group: 'glucose',
    quantity: 'hba1c',
    possible: [2, 20],
    plausible: [4, 15],
  },
  insulinemia: {
    flag: 'glucose',
    group: 'glucose',
    quantity: 'insulin',
    possible: [0, 1000],
    plausible: [0.5, 50],
  },
  totalCholesterol: {
    flag: 'cholesterol',
    group: 'lipids',
    quantity: 'cholesterol',
    possible: [20, 1000],
    plausible: [75, 375],
  },
  ldlCholesterol: {
    flag: 'cholesterol',
    group: 'lipids',
    quantity: 'cholesterol',
    possible: [1, 800],
    plausible: [20, 300],
  },
  hdlCholesterol: {
    flag: 'cholesterol',
    group: 'lipids',
    quantity: 'cholesterol',
    possible: [3, 250],
    plausible: [5, 150],
  },
  triglycerides: {
    flag: 'cholesterol',
    group: 'lipids',
    quantity: 'triglycerides',
    possible: [5, 6000],
    plausible: [30, 1300],
  },
} as const satisfies Record<string, MeasuredFacts>
export type MeasuredName = keyof typeof MEASURED
export const MEASURED_NAMES = Object.keys(MEASURED) as MeasuredName[]

/** What the database computes from the measured columns of the same record; null while an input is missing. */
export const DERIVED = {
  bmi: {
    flag: 'bmi',
    group: 'body',
    quantity: 'index',
  },
  ctHdlRatio: { flag: 'cholesterol', group: 'lipids', quantity: 'ratio' },
  ldlHdlRatio: { flag: 'cholesterol', group: 'lipids', quantity: 'ratio' },
  trigHdlRatio: { flag: 'cholesterol', group: 'lipids', quantity: 'ratio' },
  nonHdlCholesterol: {
    flag: 'cholesterol',
    group: 'lipids',
    quantity: 'cholesterol',
  },
} as const satisfies Record<string, Facts>
export type DerivedName = keyof typeof DERIVED
export const DERIVED_NAMES = Object.keys(DERIVED) as DerivedName[]

export type MeasureName = MeasuredName | DerivedName
export const MEASURE_NAMES: readonly MeasureName[] = [...MEASURED_NAMES, ...DERIVED_NAMES]

/** The facts about a measure, measured or derived. */
export const MEASURES: { readonly [N in MeasureName]: Facts } = { ...MEASURED, ...DERIVED }

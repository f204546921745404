import type { MeasureName } from '../measures.ts'
import type { BandSource } from './sources.ts'

/** A step of a band, named by a key of a text in the words of its source. */
type BandStep = {
  readonly name: `healthBands.${string}`
  /** The lower edge in the stored unit, which belongs to the step; that of the systolic pressure where there are two. */
  readonly from: number
  /** The lower edge of the diastolic pressure. */
  readonly diastolicFrom?: number
}

/** The band of a measure, or of both pressures. */
export type BandTable = {
  readonly source: BandSource
  /** Whether an edge itself belongs to the step below: the source says "above". */
  readonly isAbove?: true
  /** Where drawings begin and end, in the stored unit; of the diastolic pressure too where there are two. */
  readonly ends: readonly [number, number]
  readonly diastolicEnds?: readonly [number, number]
  /** The name of what is below the first edge. */
  readonly below: BandStep['name']
  readonly steps: readonly BandStep[]
}

/** One line for each lipid, for blood taken fasting. */
const lipid = <const E extends readonly [number, number]>(from: number, ends: E) =>
  ({
    source: 'easEflm2016',
    ends,
    below: 'healthBands.easEflm2016.below',
    steps: [{ name: 'healthBands.easEflm2016.above', from }],
  }) as const

const waist = (increased: number, substantially: number, ends: readonly [number, number]) =>
  ({
    source: 'who2008',
    isAbove: true,
    ends,
    below: 'healthBands.who2008.below',
    steps: [
      { name: 'healthBands.who2008.increased', from: increased },
      { name: 'healthBands.who2008.substantially', from: substantially },
    ],
  }) as const

/** Office pressure: the higher class of the two counts. */
export const PRESSURE_BAND = {
  source: 'esc2024',
  ends: [90, 180],
  diastolicEnds: [50, 110],
  below: 'healthBands.esc2024.nonElevated',
  steps: [
    { name: 'healthBands.esc2024.elevated', from: 120, diastolicFrom: 70 },
    { name: 'healthBands.esc2024.hypertension', from: 140, diastolicFrom: 90 },
  ],
} as const satisfies BandTable

/** Cut-offs differ by sex. */
export const WAIST_BANDS = {
  male: waist(94, 102, [70, 125]),
  female: waist(80, 88, [60, 110]),
} as const satisfies Record<string, BandTable>

/** The bands of the other measures that have one, for adults who are not pregnant. */
export const BANDS = {
  bmi: {
    source: 'who2000',
    ends: [15, 45],
    below: 'healthBands.who2000.underweight',
    steps: [
      { name: 'healthBands.who2000.normalWeight', from: 18.5 },
      { name: 'healthBands.who2000.preObesity', from: 25 },
      { name: 'healthBands.who2000.obesity1', from: 30 },
      { name: 'healthBands.who2000.obesity2', from: 35 },
      { name: 'healthBands.who2000.obesity3', from: 40 },
    ],
  },
  fastingGlucose: {
    source: 'ada2025',
    ends: [60, 200],
    below: 'healthBands.ada2025.below',
    steps: [
      { name: 'healthBands.ada2025.prediabetes', from: 100 },
      { name: 'healthBands.ada2025.diabetes', from: 126 },
    ],
  },
  hba1c: {
    source: 'ada2025',
    ends: [4, 10],
    below: 'healthBands.ada2025.below',
    steps: [
      { name: 'healthBands.ada2025.prediabetes', from: 5.7 },
      { name: 'healthBands.ada2025.diabetes', from: 6.5 },
    ],
  },
  totalCholesterol: lipid(190, [100, 280]),
  ldlCholesterol: lipid(115, [40, 190]),
  nonHdlCholesterol: lipid(145, [60, 230]),
  triglycerides: lipid(150, [50, 300]),
  // What is low is flagged, the line included.
  hdlCholesterol: { ...lipid(40, [20, 80]), isAbove: true },
} as const satisfies Partial<Record<MeasureName, BandTable>>

type Table =
  | typeof PRESSURE_BAND
  | (typeof WAIST_BANDS)[keyof typeof WAIST_BANDS]
  | (typeof BANDS)[keyof typeof BANDS]
/** The keys of the names of all steps. */
export type BandName = Table['below'] | Table['steps'][number]['name']

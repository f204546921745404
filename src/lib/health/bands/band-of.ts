import type { GENDERS } from '#lib/accounts/person.ts'
import { ageOn } from '#lib/fields/age.ts'
import type { MeasureName } from '../measures.ts'
import { decimalsOf, roundTo } from '../quantities.ts'
import { BANDS, PRESSURE_BAND, WAIST_BANDS, type BandName, type BandTable } from './bands.ts'
import { WITHOUT_BAND, type NoBandReason } from './no-band.ts'
import type { BandSource } from './sources.ts'

/** Whom a band is for. */
export type BandPerson = {
  /** `YYYY-MM-DD`. */
  birthDate: string | null
  gender: (typeof GENDERS)[number] | null
  isPregnant: boolean
  /** The day of the value, `YYYY-MM-DD`. */
  on: string
}

/** What may have a band: the pressures are judged together. */
export type BandMeasure = 'bloodPressure' | Exclude<MeasureName, 'systolicBp' | 'diastolicBp'>

/** What was measured, in stored units. */
export type Reading =
  | { measure: 'bloodPressure'; systolic: number; diastolic: number }
  | { measure: Exclude<BandMeasure, 'bloodPressure'>; value: number }

/** A band as it is drawn. Steps are equally wide. */
export type Band = {
  source: BandSource
  /** Whether a value at an edge belongs to the step below it. */
  isAbove: boolean
  steps: {
    /** A key of its text. */
    name: BandName
    /** The lower edge in the stored unit; null for the first step. Of the systolic pressure where there are two. */
    from: number | null
    /** The lower edge of the diastolic pressure; null elsewhere. */
    diastolicFrom: number | null
  }[]
}

/** A band with a value in it. */
export type PlacedBand = Band & {
  /** Index of the step that holds the value. */
  current: number
  /** The name of that step. */
  name: BandName
  /** Where the value stands on the ruler, 0 to 100. */
  at: number
}

export type NoBand = { none: NoBandReason }

/** The band of a measure for a person, or why there is none. */
export function bandFor(measure: BandMeasure, person: BandPerson): Band | NoBand {
  const table = tableFor(measure, person)
  return typeof table === 'string' ? { none: table } : drawn(table)
}

/**
 * The band of a value for a person and where the value stands in it, or why there is none. Values are compared unrounded
 * with lower edges, except the body mass index, whose category is that of one decimal. Of two pressures the higher class
 * counts.
 */
export function bandOf(reading: Reading, person: BandPerson): PlacedBand | NoBand {
  const table = tableFor(reading.measure, person)
  if (typeof table === 'string') return { none: table }
  const band = drawn(table)
  const { step, share } = placeOf(reading, table)
  return {
    ...band,
    current: step,
    name: band.steps[step]!.name,
    at: ((step + share) / band.steps.length) * 100,
  }
}

/** Bands are for adults who are not pregnant; that of the body mass index begins at 20 years. */
function tableFor(
  measure: BandMeasure,
  { birthDate, gender, isPregnant, on }: BandPerson,
): BandTable | NoBandReason {
  if (isWithoutBand(measure)) return WITHOUT_BAND[measure]
  if (isPregnant) return 'pregnant'
  if (birthDate === null) return 'age_unknown'
  const age = ageOn(birthDate, on)
  if (age < 18) return 'under_18'
  if (measure === 'bmi' && age < 20) return 'under_20'
  if (measure === 'bloodPressure') return PRESSURE_BAND
  if (measure !== 'waistCircumference') return BANDS[measure]
  return gender === 'male' || gender === 'female' ? WAIST_BANDS[gender] : 'sex_unknown'
}

function isWithoutBand(measure: BandMeasure): measure is keyof typeof WITHOUT_BAND {
  return Object.hasOwn(WITHOUT_BAND, measure)
}

function drawn({ source, isAbove, below, steps }: BandTable): Band {
  const all = steps.map(({ name, from, diastolicFrom = null }) => ({ name, from, diastolicFrom }))
  const first = { name: below, from: null, diastolicFrom: null }
  // The names of the tables are these.
  return { source, isAbove: isAbove === true, steps: [first, ...all] as Band['steps'] }
}

type Place = { step: number; share: number }

function placeOf(reading: Reading, table: BandTable): Place {
  const { steps, ends, isAbove, diastolicEnds = ends } = table
  const edges = steps.map(({ from }) => from)
  if (reading.measure !== 'bloodPressure') {
    const { measure, value } = reading
    const judged = measure === 'bmi' ? roundTo(value, decimalsOf('index', 'kg/m²')) : value
    return place(judged, { edges, ends, isAbove })
  }
  const diastolicEdges = steps.map(({ diastolicFrom = NaN }) => diastolicFrom)
  const upper = place(reading.systolic, { edges, ends })
  const lower = place(reading.diastolic, { edges: diastolicEdges, ends: diastolicEnds })
  return upper.step + upper.share > lower.step + lower.share ? upper : lower
}

type Scale = {
  edges: readonly number[]
  ends: readonly [number, number]
  isAbove?: true | undefined
}

/** The step of a value, and the share of it that lies below the value. */
function place(value: number, { edges, ends: [least, most], isAbove }: Scale): Place {
  const step = edges.filter((edge) => (isAbove ? value > edge : value >= edge)).length
  const from = edges[step - 1] ?? least
  const to = edges[step] ?? most
  return { step, share: Math.min(1, Math.max(0, (value - from) / (to - from))) }
}

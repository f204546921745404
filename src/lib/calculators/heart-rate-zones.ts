import type { Outcome, ValuesOf } from './fields.ts'

export const HEART_FIELDS = {
  age: { quantity: 'number', whole: true, min: 10, max: 100 },
  resting: { quantity: 'number', whole: true, min: 25, max: 150 },
} as const

/** Where each zone begins, and where the last ends, as a part of the reserve. */
export const ZONE_EDGES = [0.5, 0.6, 0.7, 0.8, 0.9, 1] as const

/** Beats per minute from `lower` up to, but without, `upper`; the last zone holds its `upper` too. */
export type Zone = { readonly lower: number; readonly upper: number }

export type HeartResult = {
  /** 220 − age, beats/min. */
  maximum: number
  /** 208 − 0.7 · age, beats/min, rounded. */
  tanaka: number
  /** What lies between resting and maximum, beats/min. */
  reserve: number
  zones: readonly Zone[]
  /** The same zones counted from Tanaka's maximum. */
  tanakaZones: readonly Zone[]
}

/**
 * Maximum heart rate in beats/min, 220 − age in years.
 * Source: S. M. Fox, J. P. Naughton, W. L. Haskell, "Physical activity and the prevention of coronary heart
 * disease", Ann Clin Res 3 (1971) 404–432.
 */
export function maximumHeartRate(ageYears: number): number {
  return 220 - ageYears
}

/**
 * Maximum heart rate in beats/min, 208 − 0.7 · age in years.
 * Source: H. Tanaka, K. D. Monahan, D. R. Seals, "Age-predicted maximal heart rate revisited", J Am Coll
 * Cardiol 37 (2001) 153–156.
 */
export function tanakaHeartRate(ageYears: number): number {
  return 208 - 0.7 * ageYears
}

/**
 * The heart rate at a part of the reserve: resting + part · (maximum − resting), beats/min.
 * Source: M. J. Karvonen, E. Kentala, O. Mustala, "The effects of training on heart rate", Ann Med Exp Biol
 * Fenn 35 (1957) 307–315.
 */
export function reserveHeartRate(part: number, resting: number, maximum: number): number {
  return resting + part * (maximum - resting)
}

/** Five zones of whole beats; the end of one is the beginning of the next. */
export function heartZones(resting: number, maximum: number): Zone[] {
  const edges = ZONE_EDGES.map((part) => Math.round(reserveHeartRate(part, resting, maximum)))
  return edges.slice(1).map((upper, index) => ({ lower: edges[index]!, upper }))
}

/** Zones by both maxima. A resting rate that is no lower than 220 − age leaves no reserve and is refused. */
export function calculateHeartZones({
  age,
  resting,
}: ValuesOf<typeof HEART_FIELDS>): Outcome<HeartResult, typeof HEART_FIELDS> {
  const maximum = maximumHeartRate(age)
  if (resting >= maximum) {
    return { field: 'resting', problem: { code: 'resting-too-high', maximum } }
  }
  const tanaka = tanakaHeartRate(age)
  return {
    result: {
      maximum,
      tanaka: Math.round(tanaka),
      reserve: maximum - resting,
      zones: heartZones(resting, maximum),
      tanakaZones: heartZones(resting, tanaka),
    },
  }
}

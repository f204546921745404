import type { Outcome, ValuesOf } from './fields.ts'
import { toMetric, type Units } from './units.ts'

/** The value to compute; the other two are given. */
export const PACE_QUESTIONS = ['pace', 'time', 'distance'] as const
export type PaceQuestion = (typeof PACE_QUESTIONS)[number]

export const PACE_FIELDS = {
  find: { options: PACE_QUESTIONS, first: 'pace' },
  distance: {
    quantity: 'distance',
    min: 0.1,
    max: 500,
    when: { name: 'find', is: ['pace', 'time'] },
  },
  time: {
    quantity: 'duration',
    min: 10,
    max: 360_000,
    when: { name: 'find', is: ['pace', 'distance'] },
  },
  pace: { quantity: 'pace', min: 90, max: 3600, when: { name: 'find', is: ['time', 'distance'] } },
} as const

/** Race distances in km, by the rules of World Athletics: the marathon is 42.195 km. */
export const RACES = { '5k': 5, '10k': 10, half: 21.0975, marathon: 42.195 } as const
export type Race = keyof typeof RACES
export const RACE_NAMES = Object.keys(RACES) as Race[]

/** The fastest kilometre ever run took 2:11; below 1:30 an input is wrong. */
const FASTEST_SECONDS_PER_KM = 90
const SLOWEST_SECONDS_PER_KM = 3600

export type PaceResult = {
  find: PaceQuestion
  distanceKm: number
  seconds: number
  secondsPerKm: number
}

/** One line of the table: how far, and the time by then. */
export type Split = { distanceKm: number; seconds: number }

/**
 * The third of time, distance and pace: pace = time / distance. Units: km, s, s/km.
 * Source: the definition of average speed.
 */
export function calculatePace({
  find,
  distance = 0,
  time = 0,
  pace = 0,
}: ValuesOf<typeof PACE_FIELDS>): Outcome<PaceResult, typeof PACE_FIELDS> {
  if (find === 'time') {
    return { result: { find, distanceKm: distance, seconds: distance * pace, secondsPerKm: pace } }
  }
  if (find === 'distance') {
    const distanceKm = time / pace
    if (distanceKm > 500) return { field: 'time', problem: { code: 'too-far' } }
    return { result: { find, distanceKm, seconds: time, secondsPerKm: pace } }
  }
  const secondsPerKm = time / distance
  if (secondsPerKm < FASTEST_SECONDS_PER_KM) return { field: 'time', problem: { code: 'too-fast' } }
  if (secondsPerKm > SLOWEST_SECONDS_PER_KM) return { field: 'time', problem: { code: 'too-slow' } }
  return { result: { find, distanceKm: distance, seconds: time, secondsPerKm } }
}

/** The steps that a table of splits goes by: few enough to read, at every distance. */
const STEPS = [1, 5, 10, 25, 50] as const
const MOST_SPLITS = 43

/** Even splits at every `unit` (every 5, 10 … on long ways), and the finish as the last. */
export function splitsOf(
  { distanceKm, secondsPerKm }: PaceResult,
  unit: Units['distance'],
  most = MOST_SPLITS,
): Split[] {
  const unitKm = toMetric(1, unit)
  const step = unitKm * (STEPS.find((size) => distanceKm / (unitKm * size) <= most) ?? 50)
  // A finish within a millimetre of a whole step is that step.
  const count = Math.ceil(distanceKm / step - 1e-6)
  return Array.from({ length: count }, (_, index) => {
    const at = index === count - 1 ? distanceKm : step * (index + 1)
    return { distanceKm: at, seconds: at * secondsPerKm }
  })
}

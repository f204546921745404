import type { SeriesPoint } from '#lib/health/schemas.ts'
import type { Flag } from '#lib/health/flags.ts'
import type { MeasureName } from '#lib/health/measures.ts'

/** What the profile shows of the records besides the body, with the flag that each needs. */
export const NEWEST = [
  { name: 'bloodPressure', flag: 'blood_pressure', measures: ['systolicBp', 'diastolicBp'] },
  { name: 'heartRate', flag: 'heart_rate', measures: ['restingHeartRate'] },
  { name: 'glucose', flag: 'glucose', measures: ['fastingGlucose'] },
] as const satisfies readonly { name: string; flag: Flag; measures: readonly MeasureName[] }[]
export type NewestName = (typeof NEWEST)[number]['name']

/** The measures that a client shows of these: asking for another one would be refused. */
export const measuresShown = (shown: readonly Flag[]): MeasureName[] =>
  NEWEST.filter(({ flag }) => shown.includes(flag)).flatMap(({ measures }) => [...measures])

/**
 * The newest record that has all of some measures.
 *
 * @param items oldest first
 */
export function newestWith(
  items: readonly SeriesPoint[],
  measures: readonly MeasureName[],
): { values: number[]; recordDate: string } | null {
  const found = items.findLast(({ values }) => measures.every((name) => values[name] !== undefined))
  if (!found) return null
  return { values: measures.map((name) => found.values[name]!), recordDate: found.recordDate }
}

import type { OverviewMeasure } from '#lib/health/schemas.ts'
import type { MeasureName } from '#lib/health/measures.ts'

/** The last value of each measure, with its day. */
export type Previous = Partial<Record<MeasureName, { recordDate: string; value: number }>>

/**
 * The last values up to a day.
 *
 * @param measures those of the overview, oldest first
 */
export function previousOf(measures: readonly OverviewMeasure[], day: string): Previous {
  const entries = measures.flatMap(({ measure, points }) => {
    const last = points.findLast(({ recordDate }) => recordDate <= day)
    return last ? [[measure, last] as const] : []
  })
  return Object.fromEntries(entries)
}

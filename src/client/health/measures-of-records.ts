import { OVERVIEW_POINTS, type OverviewMeasure } from '#lib/health/schemas.ts'
import { MEASURE_NAMES } from '#lib/health/measures.ts'
import type { SharedRecords } from '#lib/sharing/shared.ts'

/**
 * The newest values of each measure that there are in records, as the overview of the health centre has them.
 *
 * @param items newest first
 */
export function measuresOfRecords(items: SharedRecords['items']): OverviewMeasure[] {
  return MEASURE_NAMES.flatMap((measure) => {
    const points = items
      .flatMap(({ recordDate, values }) => {
        const value = values[measure] ?? null
        return value === null ? [] : [{ recordDate, value }]
      })
      .reverse()
    const [first] = points
    if (!first) return []
    return [
      {
        measure,
        count: points.length,
        first: first.value,
        points: points.slice(-OVERVIEW_POINTS),
      },
    ]
  })
}

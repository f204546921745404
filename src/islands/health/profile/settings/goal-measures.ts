import { MEASURED_NAMES, type MeasuredName } from '#lib/health/measures.ts'
import { KINDS, measuresOf } from '#client/health/kinds.ts'

const isMeasured = (name: string): name is MeasuredName =>
  (MEASURED_NAMES as readonly string[]).includes(name)

/** What one can set oneself a goal for: kinds of one measured figure, in the order of tiles. */
export const GOAL_MEASURES: readonly MeasuredName[] = KINDS.map(measuresOf)
  .filter((measures) => measures.length === 1)
  .flat()
  .filter(isMeasured)

import { isMeasured } from '#lib/health/form/record-form.ts'
import type { MeasuredName } from '#lib/health/measures.ts'
import { KINDS, measuresOf } from '#client/health/kinds.ts'

/** What one can set oneself a goal for: kinds of one measured figure, in the order of tiles. */
export const GOAL_MEASURES: readonly MeasuredName[] = KINDS.map(measuresOf)
  .filter((measures) => measures.length === 1)
  .flat()
  .filter(isMeasured)

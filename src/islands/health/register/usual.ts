import type { OverviewMeasure } from '#lib/health/schemas.ts'
import { isMeasured } from '#lib/health/form/record-form.ts'
import type { MeasuredName } from '#lib/health/measures.ts'
import { kindOf, measuresOf, type Kind } from '#client/health/kinds.ts'

/** On top for somebody who has written nothing yet. */
const FIRST: readonly Kind[] = ['weight', 'restingHeartRate', 'bloodPressure']
const MOST = 4
const LEAST = 2
/** A kind that is written this much more rarely than the usual one is none of the usual ones. */
const RARELY = 5

/**
 * The measures that a person fills in most often, for the top of the form: two to four kinds, the most frequent first.
 * The height is none of them: it travels with the weight.
 */
export function usualNames(measures: readonly OverviewMeasure[]): MeasuredName[] {
  const counts = new Map<Kind, number>()
  for (const { measure, count } of measures)
    if (isMeasured(measure) && measure !== 'height')
      counts.set(kindOf(measure), Math.max(count, counts.get(kindOf(measure)) ?? 0))
  const byCount = [...counts].toSorted(([, one], [, other]) => other - one)
  const [, most = 0] = byCount[0] ?? []
  const usual = byCount.filter(([, count]) => count * RARELY >= most).slice(0, MOST)
  const kinds = usual.map(([kind]) => kind)
  if (kinds.length === 0) kinds.push(...FIRST)
  for (const kind of FIRST) if (kinds.length < LEAST && !kinds.includes(kind)) kinds.push(kind)
  return kinds.flatMap(measuresOf).filter(isMeasured)
}

import type { ReactNode } from 'react'
import * as health from '#lib/health/contract.ts'
import type { MeasureName } from '#lib/health/measures.ts'
import { goalDistance, type GoalDistance } from '#lib/health/trend.ts'
import { GoalBar } from '#ui/band.tsx'
import { useRead } from '../kit/api.tsx'
import { measuresOf, type Kind } from '../kit/kinds.ts'
import { goalText, type Reader } from './value-texts.ts'

type Props = {
  kind: Kind
  /** By the newest values, until all are there. */
  newest: GoalDistance
  reader: Reader
}

/**
 * How far the goal of a kind is. Its bar leads from the first value that was ever written down: when a goal was set is
 * not kept, and the overview has the newest values alone, so the course is asked for, as for the chart.
 */
export function GoalFoot({ kind, newest, reader }: Props): ReactNode {
  const measure = measuresOf(kind)[0]!
  const { data } = useRead(health.getSeries, { query: { measures: measure } })
  const whole = data && goalDistance(pointsOf(data.items, measure), newest.goal)
  const text = goalText(kind, whole ?? newest, reader)
  return (
    <>
      {whole ? (
        <GoalBar done={whole.progress * 100} label={text} />
      ) : (
        <span className="h-2 rounded-full bg-band" />
      )}
      <span>{text}</span>
    </>
  )
}

const pointsOf = (items: readonly health.SeriesPoint[], measure: MeasureName) =>
  items.flatMap(({ recordDate, values: { [measure]: value } }) =>
    value === undefined ? [] : [{ recordDate, value }],
  )

import type { OverviewMeasure } from '#lib/health/schemas.ts'
import { bandOf, type NoBand, type PlacedBand } from '#lib/health/bands/band-of.ts'
import { MEASURES, type MeasuredName, type MeasureName } from '#lib/health/measures.ts'
import {
  decimalsOf,
  fromStored,
  roundTo,
  unitFor,
  type HealthUnits,
} from '#lib/health/quantities.ts'
import type { Settings } from '#lib/health/settings.ts'
import { changeOf, goalDistance, type GoalDistance, type Point } from '#lib/health/trend.ts'
import type { SparkPoint } from '#ui/spark-path.ts'
import { measuresOf, type Kind } from './kinds.ts'

/** Whom the values are of. */
export type Person = { birthDate: string | null; gender: 'male' | 'female' | 'other' | null }

/** What a tile shows of a kind, in numbers. */
export type KindReading = {
  kind: Kind
  /** The newest values, in stored units: one, or systolic and diastolic. */
  latest: readonly { measure: MeasureName; value: number }[]
  recordDate: string
  /** Differences in the person's units, as they are shown; null for a first value. */
  change: { amounts: readonly number[]; days: number } | null
  line: readonly SparkPoint[]
  /** Null for a person of whom only values are known: then nothing is said about bands. */
  band: PlacedBand | NoBand | null
  goal: GoalDistance | null
}

type Given = { settings: Settings; person: Person | null }

/** The newest values of each kind that has any, in the order of `kinds`. */
export function readingsOf(
  measures: readonly OverviewMeasure[],
  kinds: readonly Kind[],
  given: Given,
): KindReading[] {
  const known = new Map(measures.map((one) => [one.measure, one]))
  return kinds.flatMap((kind) => readingOf(kind, known, given) ?? [])
}

function readingOf(
  kind: Kind,
  known: ReadonlyMap<MeasureName, OverviewMeasure>,
  { settings, person }: Given,
): KindReading | null {
  const series = measuresOf(kind).map((measure) => ({
    measure,
    first: known.get(measure)?.first,
    points: known.get(measure)?.points ?? [],
  }))
  const latest = series.flatMap(({ measure, points: own }) => {
    const last = own.at(-1)
    return last ? [{ measure, value: last.value }] : []
  })
  const last = series[0]?.points.at(-1)
  if (!last || latest.length < series.length) return null
  const recordDate = last.recordDate
  const goal = settings.goals[kind as MeasuredName]
  return {
    kind,
    latest,
    recordDate,
    change: changeIn(series, settings.units),
    line: lineOf(series),
    band:
      person &&
      bandOf(bandReading(kind, latest), {
        ...person,
        isPregnant: settings.isPregnant,
        on: recordDate,
      }),
    goal: goal === undefined ? null : goalDistance(series[0]!.points, goal, series[0]!.first),
  }
}

/** Strokes of a sparkline; more of them would touch. */
const PAIRS = 10

type Series = readonly { measure: MeasureName; points: readonly Point[] }[]

/** A difference is converted as two values, since a unit may have an offset. */
function changeIn(series: Series, units: HealthUnits): KindReading['change'] {
  const changes = series.map(({ measure, points }) => ({ measure, change: changeOf(points) }))
  const days = changes[0]?.change?.days
  if (days === undefined) return null
  const amounts = changes.map(({ measure, change }) => {
    if (!change) return 0
    const { quantity } = MEASURES[measure]
    const unit = unitFor(quantity, units)
    const moved = fromStored(change.to, quantity, unit) - fromStored(change.from, quantity, unit)
    return roundTo(moved, decimalsOf(quantity, unit))
  })
  return { amounts, days }
}

function lineOf(series: Series): SparkPoint[] {
  const [first, second] = series.map(({ points }) => points)
  if (!first) return []
  if (!second) return first.map(({ recordDate, value }) => ({ at: Date.parse(recordDate), value }))
  const pairs = first.flatMap(({ recordDate, value: high }, index) => {
    const low = second[index]?.value
    return low === undefined ? [] : [{ at: Date.parse(recordDate), low, high }]
  })
  return pairs.slice(-PAIRS)
}

function bandReading(kind: Kind, latest: KindReading['latest']): Parameters<typeof bandOf>[0] {
  const [first, second] = latest
  return kind === 'bloodPressure'
    ? { measure: kind, systolic: first!.value, diastolic: second!.value }
    : { measure: kind, value: first!.value }
}

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
import { thinned } from './thinned.ts'

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
  /** The days of the change, in the person's units; empty for a first value. */
  line: readonly Extract<SparkPoint, { high: number }>[]
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
    ...movedIn(series, settings.units),
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

type Series = { measure: MeasureName; points: readonly Point[] }

/** The change and the line of a kind, of the same days. Strokes of pairs need more room than points. */
function movedIn(series: readonly Series[], units: HealthUnits) {
  const moves = series.flatMap((one) => moveOf(one, units) ?? [])
  const [upper, lower = upper] = moves
  if (!upper || !lower) return { change: null, line: [] }
  const line = upper.line.map(({ at, value: high }, n) => ({ at, high, low: lower.line[n]!.value }))
  return {
    change: { amounts: moves.map(({ line: own }) => own.at(-1)!.moved), days: upper.days },
    line: thinned(line, moves.length > 1 ? 6 : 10),
  }
}

/**
 * Differences are rounded as they are shown, so that what reads as the same is drawn so: a small line fills its height,
 * however little it moves. They are converted as two values, since a unit may have an offset.
 */
function moveOf({ measure, points }: Series, units: HealthUnits) {
  const change = changeOf(points)
  if (!change) return null
  const { quantity } = MEASURES[measure]
  const unit = unitFor(quantity, units)
  const from = fromStored(change.course[0]!.value, quantity, unit)
  const line = change.course.map(({ recordDate, value }) => {
    const moved = roundTo(fromStored(value, quantity, unit) - from, decimalsOf(quantity, unit))
    return { at: Date.parse(recordDate), moved, value: from + moved }
  })
  return { days: change.days, line }
}

function bandReading(kind: Kind, latest: KindReading['latest']): Parameters<typeof bandOf>[0] {
  const [first, second] = latest
  return kind === 'bloodPressure'
    ? { measure: kind, systolic: first!.value, diastolic: second!.value }
    : { measure: kind, value: first!.value }
}

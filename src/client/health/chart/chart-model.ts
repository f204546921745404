import { DAY_MS } from '#lib/format/days-between.ts'
import type { SeriesPoint } from '#lib/health/schemas.ts'
import { MEASURES, type MeasureName } from '#lib/health/measures.ts'
import { fromStored, unitFor, type HealthUnits } from '#lib/health/quantities.ts'
import { trendOf } from '#lib/health/trend.ts'

/** The periods of a chart, in days up to today; null is everything. */
export const RANGES = { '1m': 31, '3m': 92, '6m': 183, '1y': 366, all: null } as const
export type Range = keyof typeof RANGES
export const RANGE_NAMES = Object.keys(RANGES) as Range[]

/** A line over more days than this without a value is a guess, and dotted. */
const GAP_DAYS = 21

/** A day of the chart, in the person's units. */
export type ChartDay = {
  /** Midnight UTC, in ms: the place on the axis. */
  at: number
  recordDate: string
  /** The trend of each measure on that day, unrounded. */
  trend: readonly number[]
}
/** A value as it was written down. */
export type ChartValue = { at: number; value: number }
export type ChartNote = { number: number; at: number; recordDate: string; text: string }
export type ChartGap = { from: ChartDay; to: ChartDay }

export type ChartModel = {
  /** Oldest first, one a day. */
  days: readonly ChartDay[]
  /** Of each measure. */
  values: readonly (readonly ChartValue[])[]
  gaps: readonly ChartGap[]
  notes: readonly ChartNote[]
  /** Rows of the table, newest first: as they were written down, in stored units. */
  rows: readonly SeriesPoint[]
}

type Given = { measures: readonly MeasureName[]; units: HealthUnits; range: Range; today: string }

/**
 * What a chart shows of a range. The trend is that of all values, so it does not begin anew with a range.
 *
 * @param points oldest first
 */
export function chartModel(
  points: readonly SeriesPoint[],
  { measures, units, range, today }: Given,
): ChartModel {
  const days = RANGES[range]
  const from = days === null ? -Infinity : Date.parse(today) - days * DAY_MS
  const isWithin = ({ recordDate }: { recordDate: string }) => Date.parse(recordDate) >= from
  const shown = (value: number, measure: MeasureName) => {
    const { quantity } = MEASURES[measure]
    return fromStored(value, quantity, unitFor(quantity, units))
  }
  const valuesOf = (measure: MeasureName) =>
    points.flatMap(({ recordDate, values }) => {
      const value = values[measure]
      return value === undefined ? [] : [{ recordDate, value: shown(value, measure) }]
    })
  const series = measures.map(valuesOf)
  const chartDays = daysOf(series.map(trendOf)).filter(isWithin)
  const rows = points.filter(isWithin)
  return {
    days: chartDays,
    values: series.map((own) =>
      own.filter(isWithin).map(({ recordDate, value }) => ({ at: Date.parse(recordDate), value })),
    ),
    gaps: gapsOf(chartDays),
    notes: notesOf(rows),
    rows: rows.toReversed(),
  }
}

/** What was written down on a day; the last value of each measure, where there were several. */
export function valuesOn({ values }: ChartModel, { at, trend }: ChartDay): number[] {
  return values.map((own, index) => own.findLast((one) => one.at === at)?.value ?? trend[index]!)
}

type Trend = ReturnType<typeof trendOf>

/** Days that have a trend of every measure. */
function daysOf([first = [], ...others]: readonly Trend[]): ChartDay[] {
  const rest = others.map((trend) => new Map(trend.map((one) => [one.recordDate, one.value])))
  return first.flatMap(({ recordDate, value }) => {
    const trend = [value, ...rest.map((byDay) => byDay.get(recordDate))]
    const isWhole = trend.every((one): one is number => one !== undefined)
    return isWhole ? [{ at: Date.parse(recordDate), recordDate, trend }] : []
  })
}

function gapsOf(days: readonly ChartDay[]): ChartGap[] {
  return days.flatMap((to, index) => {
    const from = days[index - 1]
    return from && to.at - from.at > GAP_DAYS * DAY_MS ? [{ from, to }] : []
  })
}

function notesOf(rows: readonly SeriesPoint[]): ChartNote[] {
  return rows
    .filter(({ note }) => note !== null)
    .map(({ recordDate, note }, index) => ({
      number: index + 1,
      at: Date.parse(recordDate),
      recordDate,
      text: note ?? '',
    }))
}

/** Steps of an axis that are easy to read: 1, 2 or 5 of a power of ten. */
function niceStep(span: number, most: number): number {
  const rough = span / most
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].find((one) => one * power >= rough) ?? 10
  return step * power
}

const VALUE_TICKS = 5

/** The ticks of the value axis, from below every value, and the goal, to above: the first and the last are its ends. */
export function valueTicks(model: ChartModel, goal: number | null): number[] {
  const all = [
    ...model.values.flatMap((own) => own.map(({ value }) => value)),
    ...model.days.flatMap(({ trend }) => trend),
    ...(goal === null ? [] : [goal]),
  ]
  if (all.length === 0) return [0, 1]
  const [least, most] = [Math.min(...all), Math.max(...all)]
  const step = niceStep(most - least || Math.abs(most) * 0.1 || 1, VALUE_TICKS - 1)
  const first = Math.floor(least / step) * step
  const count = Math.max(1, Math.ceil((most - first) / step))
  return Array.from({ length: count + 1 }, (_, index) => first + index * step)
}

/** Days at which the time axis has a tick: the first of a month, of every so many months, or some days of a short range. */
export function timeTicks({ days }: ChartModel): number[] {
  const [first, last] = [days[0]?.at, days.at(-1)?.at]
  if (first === undefined || last === undefined) return []
  const span = (last - first) / DAY_MS
  if (span < 45) {
    const step = Math.max(1, Math.ceil(span / 4)) * DAY_MS
    return Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, i) => first + i * step)
  }
  const step = Math.max(1, Math.round(span / 30.44 / 6))
  const from = new Date(first)
  const ticks: number[] = []
  for (let month = from.getUTCMonth() + 1; ; month += step) {
    const at = Date.UTC(from.getUTCFullYear(), month, 1)
    if (at > last) return ticks
    ticks.push(at)
  }
}

import { daysBetween } from '#lib/format/days-between.ts'

/** A value of a measure on a day (`YYYY-MM-DD`), in the stored unit. */
export type Point = { readonly recordDate: string; readonly value: number }

/**
 * Time constant of the trend, in days: a value's weight falls to 1/e in it. With one value a day the trend moves by a
 * tenth of the difference, as J. Walker's "The Hacker's Diet" (1991) smooths weight: e^(−1/τ) = 0.9.
 */
export const TREND_DAYS = -1 / Math.log(0.9)

/** As many days with values, within as many days, make a change that is told by the trend. */
const ENOUGH_DAYS = 5
const WINDOW = 30

/**
 * The smoothed course of a measure, one point for each day with values, oldest first: an exponentially weighted moving
 * average for days that are not equally far apart, `trend += (value − trend) · (1 − e^(−Δdays/τ))`. This is EMA_next of
 * A. Eckner, "Algorithms for Unevenly Spaced Time Series: Moving Averages and Other Rolling Operators" (2012): after a
 * long gap the new value counts almost alone. A day's values are averaged first. It begins at the first day's.
 *
 * Always between the smallest and the greatest value; a constant course stays as it is; a value that is written down
 * twice on its only day changes nothing.
 */
export function trendOf(points: readonly Point[]): Point[] {
  const trend: Point[] = []
  for (const { recordDate, value } of daily(points)) {
    const last = trend.at(-1)
    if (!last) trend.push({ recordDate, value })
    else {
      const share = -Math.expm1(-daysBetween(last.recordDate, recordDate) / TREND_DAYS)
      trend.push({ recordDate, value: last.value + (value - last.value) * share })
    }
  }
  return trend
}

/** The mean of each day, oldest first. */
function daily(points: readonly Point[]): Point[] {
  const days = Map.groupBy(points, ({ recordDate }) => recordDate)
  return [...days]
    .map(([recordDate, ofDay]) => ({ recordDate, value: meanOf(ofDay.map(({ value }) => value)) }))
    .toSorted((a, b) => (a.recordDate < b.recordDate ? -1 : 1))
}

/** From the first one on, so that equal values have exactly that mean. */
function meanOf([first = 0, ...others]: readonly number[]): number {
  return first + others.reduce((sum, value) => sum + (value - first), 0) / (others.length + 1)
}

/** A change: its first and last point, those between them, and the days that it took. */
export type Change = {
  days: number
  /** Of the trend or of values, oldest first: a line beside the words tells of the same days. */
  course: readonly Point[]
}

/**
 * How a measure has changed: by the trend over the last 30 days where at least 5 of them have values, otherwise since the
 * day before that has one. In stored units; points are given, since a difference cannot be converted like a value.
 *
 * @returns null for fewer than two days
 */
export function changeOf(points: readonly Point[]): Change | null {
  const days = daily(points)
  const [before, last] = [days.at(-2), days.at(-1)]
  if (!before || !last) return null
  const isEnough = days.filter((day) => isRecent(day, last)).length >= ENOUGH_DAYS
  const all = isEnough ? trendOf(points) : days
  const start = isEnough ? startOf(all, last) : before
  return {
    days: daysBetween(start.recordDate, last.recordDate),
    course: all.slice(all.indexOf(start)),
  }
}

/** Where a window of 30 days begins: the last point before it, or its own first one after a pause as long as itself. */
function startOf(course: readonly Point[], end: Point): Point {
  const before = course.findLast((point) => !isRecent(point, end))
  return before && isRecent(before, end, 2 * WINDOW)
    ? before
    : course.find((point) => isRecent(point, end))!
}

function isRecent({ recordDate }: Point, end: Point, days = WINDOW): boolean {
  return daysBetween(recordDate, end.recordDate) < days
}

/** How far a goal is. */
export type GoalDistance = {
  /** The newest value, in the stored unit: what is left adds up with the figure that stands beside it. */
  from: number
  goal: number
  isReached: boolean
  /** The part of the way from its start that is done, 0 to 1. */
  progress: number
}

/**
 * The distance from the newest value to a goal; a way that begins at the goal is done.
 *
 * @param points oldest first
 * @param start the value from which the way leads to the goal: the first one given, unless there were others before
 * @returns null without values
 */
export function goalDistance(
  points: readonly Point[],
  goal: number,
  start?: number,
): GoalDistance | null {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const from = start ?? first.value
  const way = goal - from
  const done = way === 0 ? 1 : (last.value - from) / way
  const progress = Math.min(1, Math.max(0, done))
  return { from: last.value, goal, isReached: progress === 1, progress }
}

/** A value at a time, or the lower and the upper of a pair (blood pressure), in any units. */
export type SparkPoint = { at: number; value: number } | { at: number; low: number; high: number }
/** The same in a box of 100 by 100 with its origin at the top left; a single value has `low` = `high`. */
export type PlacedPoint = { x: number; low: number; high: number }

/** Kept free at top and bottom, so that a thick line is not clipped. */
const MARGIN = 8

const lowOf = (point: SparkPoint) => ('value' in point ? point.value : point.low)
const highOf = (point: SparkPoint) => ('value' in point ? point.value : point.high)

/**
 * Maps points to the box: time from left to right, the lowest value at the bottom, equal values in the middle.
 *
 * @param range lowest and highest value of a scale with fixed ends; otherwise those of the points
 */
export function placePoints(
  points: readonly SparkPoint[],
  range: readonly number[] = [],
): PlacedPoint[] {
  const x = scaleOf(
    points.map(({ at }) => at),
    [0, 100],
  )
  const y = scaleOf(
    [...range, ...points.flatMap((point) => [lowOf(point), highOf(point)])],
    [100 - MARGIN, MARGIN],
  )
  return points.map((point) => ({ x: x(point.at), low: y(lowOf(point)), high: y(highOf(point)) }))
}

function scaleOf(values: number[], [from, to]: readonly [number, number]) {
  const least = Math.min(...values)
  const span = Math.max(...values) - least
  return (value: number) =>
    round(span === 0 ? (from + to) / 2 : from + ((value - least) / span) * (to - from))
}

const round = (value: number) => Math.round(value * 10) / 10

import type { SparkPoint } from '#ui/spark-path.ts'

/**
 * Few points of a line, oldest first: its ends, and between them those that are far enough from each other for as many
 * as `most`. In a small picture more are noise, and strokes would touch.
 */
export function thinned<P extends SparkPoint>(points: readonly P[], most: number): P[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return []
  const gap = (last.at - first.at) / (most - 1)
  let before = -Infinity
  return points.filter((point) => {
    const isKept = point === last || Math.min(point.at - before, last.at - point.at) >= gap
    if (isKept) before = point.at
    return isKept
  })
}

/** How many reviews gave 1, 2, 3, 4 and 5 stars. */
export type RatingCounts = readonly number[]

/** The counts after a review changed from one rating to another; null where there was none, or is none. */
export function moveRating(
  counts: RatingCounts,
  from: number | null,
  to: number | null,
): RatingCounts {
  return counts.map((count, i) => count - Number(i + 1 === from) + Number(i + 1 === to))
}

export function totalOf(counts: RatingCounts): number {
  return counts.reduce((sum, count) => sum + count, 0)
}

/** The average, rounded to two decimals like that of the database; 0 without reviews. */
export function averageOf(counts: RatingCounts): number {
  const stars = counts.reduce((sum, count, i) => sum + count * (i + 1), 0)
  return Math.round((100 * stars) / Math.max(1, totalOf(counts))) / 100
}

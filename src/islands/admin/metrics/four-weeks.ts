/** Weeks that are compared with as many before them: about a month. */
const FOUR = 4

/**
 * By how much the mean of the last four weeks differs from that of the four before, to the nearest whole number. Null where
 * one of the weeks is not told, as a mean of the others would tell about it.
 */
export function changeOfFourWeeks(weeks: readonly (number | null)[]): number | null {
  const last = meanOf(weeks.slice(-FOUR))
  const before = meanOf(weeks.slice(-2 * FOUR, -FOUR))
  return last === null || before === null ? null : Math.round(last - before)
}

function meanOf(weeks: readonly (number | null)[]): number | null {
  const known = weeks.filter((count) => count !== null)
  if (known.length < FOUR) return null
  return known.reduce((sum, count) => sum + count, 0) / FOUR
}

/** The columns of a time from the left: tens of hours, hours, tens of minutes, minutes, and the two of seconds. */
const WEIGHTS = [36_000, 3_600, 600, 60, 10, 1] as const
const BASES = [10, 10, 6, 10, 6, 10] as const

/** How many digits a time needs so that it never has to make room for one: `m:ss`, `mm:ss`, `h:mm:ss`. */
export function columnsFor(seconds: number): number {
  const needed = WEIGHTS.findIndex((weight) => seconds >= weight)
  return needed === -1 ? 3 : Math.max(3, WEIGHTS.length - needed)
}

/**
 * The digits of a time in so many columns, from the left.
 *
 * @example digitsOf(65, 4) // [0, 1, 0, 5]
 */
export function digitsOf(seconds: number, columns: number): number[] {
  return WEIGHTS.map((weight, n) => Math.floor(seconds / weight) % BASES[n]!).slice(-columns)
}

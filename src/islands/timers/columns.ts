/** The weights of the digits of a time: tens of hours, hours, tens of minutes, minutes, tens of seconds, seconds. */
const WEIGHTS = [36_000, 3_600, 600, 60, 10, 1] as const
const BASES = [10, 10, 6, 10, 6, 10] as const

/** The number of digits for a time, so that the layout does not change while it runs: `m:ss`, `mm:ss`, `h:mm:ss`. */
export function columnsFor(seconds: number): number {
  const needed = WEIGHTS.findIndex((weight) => seconds >= weight)
  return needed === -1 ? 3 : Math.max(3, WEIGHTS.length - needed)
}

/**
 * The digits of a time in the given number of columns.
 *
 * @example digitsOf(65, 4) // [0, 1, 0, 5]
 */
export function digitsOf(seconds: number, columns: number): number[] {
  return WEIGHTS.map((weight, n) => Math.floor(seconds / weight) % BASES[n]!).slice(-columns)
}

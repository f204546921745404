/** Longer waits are given in hours. */
const MINUTES_AT_MOST = 120

/**
 * A waiting time in a readable unit, rounded up.
 *
 * @param seconds more than 0
 * @example waitOf(61) // { unit: 'minutes', count: 2 }
 */
export function waitOf(seconds: number): { unit: 'minutes' | 'hours'; count: number } {
  const minutes = Math.ceil(seconds / 60)
  if (minutes <= MINUTES_AT_MOST) return { unit: 'minutes', count: minutes }
  return { unit: 'hours', count: Math.ceil(minutes / 60) }
}

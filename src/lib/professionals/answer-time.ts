/** Below this an answer comes "within hours". */
const SOON_HOURS = 6

/**
 * A time to answer in words that a person would use, rounded up.
 *
 * @param hours whole, at least 1
 * @example answerTime(27) // { unit: 'days', count: 2 }
 */
export function answerTime(hours: number): { unit: 'hours' | 'days'; count: number } {
  if (hours <= SOON_HOURS) return { unit: 'hours', count: hours }
  return { unit: 'days', count: Math.ceil(hours / 24) }
}

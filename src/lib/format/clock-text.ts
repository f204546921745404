/** A number of two digits at least: `05`. */
export const twoDigits = (value: number) => String(value).padStart(2, '0')

/**
 * A duration in whole seconds as a clock shows it.
 *
 * @example clockText(75) // '1:15'
 * @example clockText(3_675) // '1:01:15'
 */
export function clockText(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const rest = twoDigits(seconds % 60)
  if (minutes < 60) return `${minutes}:${rest}`
  return `${Math.floor(minutes / 60)}:${twoDigits(minutes % 60)}:${rest}`
}

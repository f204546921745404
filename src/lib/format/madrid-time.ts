const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid', timeStyle: 'short' })

/**
 * The time that the clocks of Madrid show, as `fromMadrid` takes it.
 *
 * @example madridTime(new Date('2026-11-20T08:00:00Z')) // '09:00'
 */
export function madridTime(instant: Date): string {
  return format.format(instant)
}

/** Swedish dates are `YYYY-MM-DD`. */
const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' })

/**
 * The day that it is in Madrid, `YYYY-MM-DD`: for the server, which does not know the reader's time zone.
 *
 * @example madridDay(new Date('2026-11-20T23:30:00Z')) // '2026-11-21'
 */
export function madridDay(instant = new Date()): string {
  return format.format(instant)
}

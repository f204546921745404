/** Minimum age of users (Spain: LOPDGDD, article 7). */
export const MINIMUM_AGE = 14

/** Today in UTC, `YYYY-MM-DD`. */
export const today = (): string => new Date().toISOString().slice(0, 10)

/** Whether a text is a day of the calendar, as `YYYY-MM-DD`. */
export function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text
}

/**
 * Whole years from a birth date to a day.
 *
 * @param birthDate `YYYY-MM-DD`
 * @param on `YYYY-MM-DD`
 * @example ageOn('2012-11-21', '2026-11-20') // 13
 */
export function ageOn(birthDate: string, on: string): number {
  const [year, month, day] = birthDate.split('-').map(Number) as [number, number, number]
  const [thisYear, thisMonth, thisDay] = on.split('-').map(Number) as [number, number, number]
  const before = thisMonth < month || (thisMonth === month && thisDay < day)
  return thisYear - year - (before ? 1 : 0)
}

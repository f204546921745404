export const GENDERS = ['male', 'female', 'other'] as const
export type Gender = (typeof GENDERS)[number]

/** How much somebody moves in a usual week, from least to most. */
export const ACTIVITY_LEVELS = ['sedentary', 'light', 'moderate', 'active', 'very_active'] as const
export type ActivityLevel = (typeof ACTIVITY_LEVELS)[number]

/** Nobody younger can have an account (Spain: LOPDGDD, article 7). */
export const MINIMUM_AGE = 14

/**
 * Whole years from a birth date to a day.
 *
 * @param birthDate `YYYY-MM-DD`
 * @param today `YYYY-MM-DD`
 * @example ageOn('2012-11-21', '2026-11-20') // 13
 */
export function ageOn(birthDate: string, today: string): number {
  const [year, month, day] = birthDate.split('-').map(Number) as [number, number, number]
  const [thisYear, thisMonth, thisDay] = today.split('-').map(Number) as [number, number, number]
  const before = thisMonth < month || (thisMonth === month && thisDay < day)
  return thisYear - year - (before ? 1 : 0)
}

import * as z from 'zod/mini'
import { ageOn, isDate, today } from './age.ts'

/** Nobody has worked for longer, or before this age. */
export const EXPERIENCE_MAX = 60
const WORKS_FROM = 16

/** Whole years in the profession. Whether somebody is old enough for them: `isExperienceOfAge`. */
export const ExperienceYears = z
  .int('invalid')
  .check(z.minimum(0, 'invalid'), z.maximum(EXPERIENCE_MAX, 'too_many'))

/**
 * Whether somebody is old enough to have worked for so many years.
 *
 * @param birthDate `YYYY-MM-DD`; anything else says nothing about the age
 * @param on the day that counts, `YYYY-MM-DD`
 * @example isExperienceOfAge(21, '1990-05-17', '2026-11-20') // false: 36 years old, so 20 at most
 */
export function isExperienceOfAge(years: number, birthDate: string | null, on = today()): boolean {
  if (birthDate === null || !isDate(birthDate)) return true
  return years <= Math.max(0, ageOn(birthDate, on) - WORKS_FROM)
}

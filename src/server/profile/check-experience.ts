import type { OwnProfileRow } from '#db/queries/own-profile.ts'
import type { ProfileUpdate } from '#lib/accounts/own-profile.ts'
import { isExperienceOfAge } from '#lib/fields/experience-years.ts'
import { AppError } from '#lib/http/errors.ts'

/**
 * Refuses more years of experience than the age allows, whichever of the two was sent. Call it in the update's
 * transaction, with the resulting rows: two concurrent updates could each be valid alone.
 *
 * @throws INVALID_INPUT that names the years, or the birth date if only that was sent
 */
export function checkExperience(
  { person, professional: part }: ProfileUpdate,
  { profile, professional }: OwnProfileRow,
): void {
  if ((!person && !part) || !professional) return
  if (isExperienceOfAge(professional.experienceYears, profile.birthDate)) return
  const fields: Record<string, string> = part
    ? { 'professional.experienceYears': 'more_than_age' }
    : { 'person.birthDate': 'less_than_experience' }
  throw new AppError('INVALID_INPUT', 'more experience than the age allows', { fields })
}

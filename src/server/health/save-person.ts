import type { Transaction } from '#db/client.ts'
import { findOwnProfile, setProfile } from '#db/queries/own-profile.ts'
import type { HistoryUpdate } from '#lib/health/history.ts'
import { isExperienceOfAge } from '#lib/fields/experience-years.ts'
import { tagsOfProfessionals } from '#lib/http/cache-tags.ts'
import { AppError } from '#lib/http/errors.ts'
import type { UserId } from '#lib/ids.ts'
import { publishChange } from '#server/publishing/publish-change.ts'

/**
 * Saves birth date and gender where the profile has them, by the rules of the profile: a professional's age allows the
 * years of experience, and the pages that show them are purged.
 *
 * @returns whether pages are to be purged
 * @throws INVALID_INPUT at `birthDate`; UNAUTHENTICATED when the account is gone
 */
export async function savePerson(
  tx: Transaction,
  userId: UserId,
  { birthDate, gender }: Pick<HistoryUpdate, 'birthDate' | 'gender'>,
): Promise<boolean> {
  if (birthDate === undefined && gender === undefined) return false
  await setProfile(tx, userId, {
    ...(birthDate !== undefined && { birthDate }),
    ...(gender !== undefined && { gender }),
  })
  const row = await findOwnProfile(tx, userId)
  if (!row) throw new AppError('UNAUTHENTICATED', 'the account is gone')
  const { profile, professional } = row
  if (!professional) return false
  if (!isExperienceOfAge(professional.experienceYears, profile.birthDate)) {
    const fields = { birthDate: 'less_than_experience' }
    throw new AppError('INVALID_INPUT', 'more experience than the age allows', { fields })
  }
  await publishChange(tx, tagsOfProfessionals([professional.id]))
  return true
}

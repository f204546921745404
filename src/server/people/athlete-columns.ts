import type { AthleteColumns } from '#db/queries/own-profile.ts'
import type { ProfileUpdate } from '#lib/accounts/own-profile.ts'

/** The columns of what an athlete has sent, by sign-up or in the own profile. */
export function athleteColumns(part: NonNullable<ProfileUpdate['athlete']>): AthleteColumns {
  const { country: countryId, city: cityId, activityLevel, mainGoal } = part
  return { countryId, cityId, activityLevel, mainGoal }
}

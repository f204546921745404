import type { AthleteColumns, AthleteRow } from '#db/queries/own-profile.ts'
import type { StoredAthlete } from '#lib/accounts/athlete-part.ts'
import type { ProfileUpdate } from '#lib/accounts/own-profile.ts'

/** Database columns of an athlete's part, from sign-up or profile. */
export function toColumns(part: NonNullable<ProfileUpdate['athlete']>): AthleteColumns {
  const { country: countryId, city: cityId, activityLevel, mainGoal } = part
  return { countryId, cityId, activityLevel, mainGoal }
}

/** The part as its owner sees it, with defaults while the row is missing. */
export function fromRow(row: AthleteRow | null): StoredAthlete {
  return {
    country: row?.countryId ?? null,
    city: row?.cityId ?? null,
    activityLevel: row?.activityLevel ?? null,
    mainGoal: row?.mainGoal ?? null,
  }
}

import type { ProfileColumns, ProfileRow } from '#db/queries/own-profile.ts'
import type { StoredPerson } from '#lib/accounts/person-part.ts'
import type { ProfileUpdate } from '#lib/accounts/own-profile.ts'

/** Database columns of the personal data, from sign-up or profile. */
export function toColumns({
  firstName,
  lastName,
  birthDate,
  gender,
}: NonNullable<ProfileUpdate['person']>) {
  return { firstName, lastName, birthDate, gender } satisfies ProfileColumns
}

/** The part as its owner sees it. */
export function fromRow({ firstName, lastName, birthDate, gender }: ProfileRow): StoredPerson {
  return { firstName, lastName, birthDate, gender }
}

import type { ProfileColumns, ProfileRow } from '#db/queries/own-profile.ts'
import type { StoredBasics } from '#lib/accounts/basics-part.ts'
import type { ProfileUpdate } from '#lib/accounts/own-profile.ts'

/** Database columns of the part that every user has. */
export function toColumns({
  displayName,
  phone,
  bio,
  newsletter,
}: NonNullable<ProfileUpdate['basics']>) {
  const columns = { displayName, phone, bio: bio || null, wantsNewsletter: newsletter }
  return columns satisfies ProfileColumns
}

/** The part as its owner sees it. */
export function fromRow({ displayName, phone, bio, wantsNewsletter }: ProfileRow): StoredBasics {
  return { displayName, phone, bio, newsletter: wantsNewsletter }
}

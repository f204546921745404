import type { OwnProfileRow, ProfileColumns } from '#db/queries/own-profile.ts'
import type { StoredBasics } from '#lib/accounts/basics-part.ts'
import type { ProfileUpdate } from '#lib/accounts/own-profile.ts'

/** Database columns of the part that every user has, except the newsletter, which is a subscription of the address. */
export function toColumns({ displayName, phone, bio }: NonNullable<ProfileUpdate['basics']>) {
  return { displayName, phone, bio: bio || null } satisfies ProfileColumns
}

/** The part as its owner sees it. */
export function fromRow({ profile, isSubscribed }: OwnProfileRow): StoredBasics {
  const { displayName, phone, bio } = profile
  return { displayName, phone, bio, newsletter: isSubscribed }
}

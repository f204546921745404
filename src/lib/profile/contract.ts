import { OwnProfile, ProfileUpdate } from '#lib/accounts/own-profile.ts'
import { contract } from '#lib/http/contract.ts'

const PROFILE = '/api/profile'

/** What the owner sees and edits. */
export const getOwnProfile = contract({
  method: 'GET',
  path: PROFILE,
  response: OwnProfile,
})

/** STALE when it was saved elsewhere, such as in another tab, since the sent version was read. */
export const updateOwnProfile = contract({
  method: 'PATCH',
  path: PROFILE,
  body: ProfileUpdate,
  response: OwnProfile,
})

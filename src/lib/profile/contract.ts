import { OwnProfile, ProfileUpdate } from '#lib/accounts/own-profile.ts'
import { contract } from '#lib/http/contract.ts'

const PROFILE = '/api/profile'

/** What the owner sees and edits. */
export const getOwnProfile = contract({
  method: 'GET',
  path: PROFILE,
  response: OwnProfile,
})

/** STALE when somebody, or another tab, has saved since the version that is sent was read. */
export const updateOwnProfile = contract({
  method: 'PATCH',
  path: PROFILE,
  body: ProfileUpdate,
  response: OwnProfile,
})

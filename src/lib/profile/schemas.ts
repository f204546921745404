import { OwnProfile, ProfileUpdate } from '#lib/accounts/own-profile.ts'
export const getOwnProfile = {
  response: OwnProfile,
}

export const updateOwnProfile = {
  body: ProfileUpdate,
  response: OwnProfile,
}

import * as profile from '#lib/profile/calls.ts'
import * as profileSchemas from '#lib/profile/schemas.ts'
import { functionConfig, netlifyFunction } from '#server/http/api.ts'
import { endpoint } from '#server/http/endpoint.ts'
import { getOwnProfile } from '#server/profile/get-own-profile.ts'
import { updateOwnProfile } from '#server/profile/update-own-profile.ts'

export const endpoints = [
  endpoint(profile.getOwnProfile, profileSchemas.getOwnProfile, {
    who: { may: 'read-profile' },
    rateLimit: 'outer-wall',
    cache: 'no-store',
    operation: getOwnProfile,
  }),
  endpoint(profile.updateOwnProfile, profileSchemas.updateOwnProfile, {
    who: { may: 'update-profile' },
    rateLimit: 'write',
    cache: 'no-store',
    operation: updateOwnProfile,
  }),
]

export default netlifyFunction(endpoints)

export const config = functionConfig(endpoints, 60)

import * as avatars from '#lib/avatars/calls.ts'
import * as avatarsSchemas from '#lib/avatars/schemas.ts'
import { CACHE_TAGS } from '#lib/http/cache-tags.ts'
import { deleteAvatar } from '#server/avatars/delete-avatar.ts'
import { getAvatar } from '#server/avatars/get-avatar.ts'
import { putAvatar } from '#server/avatars/put-avatar.ts'
import { functionConfig, netlifyFunction } from '#server/http/api.ts'
import { endpoint } from '#server/http/endpoint.ts'

export const endpoints = [
  endpoint(avatars.putAvatar, avatarsSchemas.putAvatar, {
    who: { may: 'change-avatar', orToken: 'upload-avatar' },
    rateLimit: 'avatar',
    cache: 'no-store',
    operation: putAvatar,
  }),
  endpoint(avatars.deleteAvatar, avatarsSchemas.deleteAvatar, {
    who: { may: 'change-avatar' },
    rateLimit: 'avatar',
    cache: 'no-store',
    operation: deleteAvatar,
  }),
  endpoint(avatars.getAvatar, avatarsSchemas.getAvatar, {
    who: 'anyone',
    rateLimit: 'outer-wall',
    cache: {
      rule: ({ query, output }) => (query.v === output.version ? 'picture' : 'otherPicture'),
      tags: ({ params }) => [CACHE_TAGS.avatar(params.userId)],
      query: ['v', 'size'],
    },
    body: ({ webp }) => webp,
    operation: getAvatar,
  }),
]

export default netlifyFunction(endpoints)

export const config = functionConfig(endpoints, 300)

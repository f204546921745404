import type { Config } from '@netlify/functions'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import {
  AVATAR_MAX_BODY,
  AvatarParams,
  AvatarQuery,
  AvatarSaved,
  PutAvatar,
} from '#lib/accounts/avatar.ts'
import { Done } from '#lib/accounts/contract.ts'
import { CACHE_TAGS } from '#lib/http/cache-tags.ts'
import { versionOf } from '#server/avatars/avatar-path.ts'
import { deleteAvatar } from '#server/avatars/delete-avatar.ts'
import { getAvatar } from '#server/avatars/get-avatar.ts'
import { putAvatar } from '#server/avatars/put-avatar.ts'
import { netlifyFunction } from '#server/http/api.ts'
import { endpoint } from '#server/http/endpoint.ts'
import type { EndpointDeps } from '#server/http/endpoint-deps.ts'
import { serve, type ApiEnv } from '#server/http/serve.ts'

const put = endpoint({
  method: 'PUT',
  path: '/api/profile/avatar',
  who: 'either',
  rateLimit: 'avatar',
  cache: 'no-store',
  maxBody: AVATAR_MAX_BODY,
  body: PutAvatar,
  response: AvatarSaved,
  operation: putAvatar,
})

const remove = endpoint({
  method: 'DELETE',
  path: '/api/profile/avatar',
  who: 'signed-in',
  rateLimit: 'avatar',
  cache: 'no-store',
  response: Done,
  operation: deleteAvatar,
})

/** The wrapper answers bytes as a picture. */
const WebP = z.custom<Uint8Array>((answer) => answer instanceof Uint8Array)

const picture = endpoint({
  method: 'GET',
  path: '/avatars/:userId/avatar.webp',
  who: 'anyone',
  rateLimit: 'outer-wall',
  cache: {
    rule: ({ query, output }) => (query.v === versionOf(output) ? 'picture' : 'otherPicture'),
    tags: ({ params }) => [CACHE_TAGS.avatar(params.userId)],
    query: ['v'],
  },
  params: AvatarParams,
  query: AvatarQuery,
  response: WebP,
  operation: getAvatar,
})

/** @param deps for tests, another store or another clock of sessions */
export const avatarsApp = (deps?: () => EndpointDeps) =>
  new Hono<ApiEnv>()
    .put(put.path, serve(put, deps))
    .delete(remove.path, serve(remove, deps))
    .get(picture.path, serve(picture, deps))

export default netlifyFunction(avatarsApp())

export const config: Config = {
  path: ['/api/profile/avatar', '/avatars/*'],
  rateLimit: { windowSize: 60, windowLimit: 300, aggregateBy: ['ip', 'domain'] },
}

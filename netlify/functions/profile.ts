import type { Config } from '@netlify/functions'
import { Hono } from 'hono'
import { OwnProfile, ProfileUpdate } from '#lib/accounts/own-profile.ts'
import { netlifyFunction } from '#server/http/api.ts'
import { endpoint } from '#server/http/endpoint.ts'
import { serve, type ApiEnv } from '#server/http/serve.ts'
import { getOwnProfile } from '#server/profile/get-own-profile.ts'
import { updateOwnProfile } from '#server/profile/update-own-profile.ts'

const read = endpoint({
  method: 'GET',
  path: '/api/profile',
  who: 'signed-in',
  rateLimit: 'outer-wall',
  cache: 'no-store',
  response: OwnProfile,
  operation: getOwnProfile,
})

const update = endpoint({
  method: 'PATCH',
  path: '/api/profile',
  who: 'signed-in',
  rateLimit: 'write',
  cache: 'no-store',
  body: ProfileUpdate,
  response: OwnProfile,
  operation: updateOwnProfile,
})

const app = new Hono<ApiEnv>().get(read.path, serve(read)).patch(update.path, serve(update))

export default netlifyFunction(app)

export const config: Config = {
  path: '/api/profile',
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] },
}

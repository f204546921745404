import type { Config } from '@netlify/functions'
import { Hono } from 'hono'
import { netlifyFunction } from '#server/http/api.ts'
import type { ApiEnv } from '#server/http/serve.ts'

/** Answers what no function of the API takes, so that a mistyped path gets JSON and not a page. */
export default netlifyFunction(new Hono<ApiEnv>())

export const config: Config = {
  path: ['/api', '/api/*'],
  excludedPath: [
    '/api/professionals',
    '/api/professionals/*',
    '/api/profile',
    '/api/profile/avatar',
    '/api/status',
    '/api/account/sessions',
    '/api/account/sessions/*',
  ],
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] },
}

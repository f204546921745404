import type { Config } from '@netlify/functions'
import { Hono } from 'hono'
import { netlifyFunction } from '#server/http/api.ts'
import type { ApiEnv } from '#server/http/serve.ts'

/** Answers what no function of the API takes, so that a mistyped path gets JSON and not a page. */
export default netlifyFunction(new Hono<ApiEnv>())

export const config: Config = {
  path: ['/api', '/api/*'],
  excludedPath: [
    '/api/account',
    '/api/account/challenge',
    '/api/account/change-password',
    '/api/account/check-email',
    '/api/account/confirm',
    '/api/account/devices/*',
    '/api/account/export',
    '/api/account/forgot-password',
    '/api/account/reset-password',
    '/api/account/sessions',
    '/api/account/sessions/*',
    '/api/account/sign-up',
    '/api/professionals',
    '/api/professionals/*',
    '/api/profile',
    '/api/profile/avatar',
    '/api/status',
  ],
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] },
}

import type { Config } from '@netlify/functions'
import { Hono } from 'hono'
import { Status } from '#lib/status/contract.ts'
import { netlifyFunction } from '#server/http/api.ts'
import { endpoint } from '#server/http/endpoint.ts'
import { serve, type ApiEnv } from '#server/http/serve.ts'
import { getStatus } from '#server/status/get-status.ts'

const status = endpoint({
  method: 'GET',
  path: '/api/status',
  who: 'anyone',
  rateLimit: 'outer-wall',
  cache: 'no-store',
  response: Status,
  status: ({ ok }) => (ok ? 200 : 503),
  operation: getStatus,
})

const app = new Hono<ApiEnv>().get(status.path, serve(status))

export default netlifyFunction(app)

export const config: Config = {
  path: '/api/status',
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] },
}

import * as status from '#lib/status/calls.ts'
import * as statusSchemas from '#lib/status/schemas.ts'
import { functionConfig, netlifyFunction } from '#server/http/api.ts'
import { endpoint } from '#server/http/endpoint.ts'
import { getStatus } from '#server/status/get-status.ts'

export const endpoints = [
  endpoint(status.getStatus, statusSchemas.getStatus, {
    who: 'anyone',
    rateLimit: 'outer-wall',
    cache: 'no-store',
    status: ({ ok }) => (ok ? 200 : 503),
    operation: getStatus,
  }),
]

export default netlifyFunction(endpoints)

export const config = functionConfig(endpoints, 60)

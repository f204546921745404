import * as access from '#lib/admin/access-contract.ts'
import { confirmPassword } from '#server/admin/confirm-password.ts'
import { getWaiting } from '#server/admin/get-waiting.ts'
import { functionConfig, netlifyFunction } from '#server/http/api.ts'
import { endpoint } from '#server/http/endpoint.ts'

export const endpoints = [
  endpoint(access.confirmPassword, {
    who: { may: 'administer' },
    // `requirePassword` counts tries by session.
    rateLimit: 'write',
    cache: 'no-store',
    operation: confirmPassword,
  }),
  endpoint(access.getWaiting, {
    who: { may: 'administer' },
    rateLimit: 'outer-wall',
    cache: 'no-store',
    operation: getWaiting,
  }),
]

export default netlifyFunction(endpoints)

export const config = functionConfig(endpoints, 120)

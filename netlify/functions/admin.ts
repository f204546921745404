import * as access from '#lib/admin/access-calls.ts'
import * as accessSchemas from '#lib/admin/access-schemas.ts'
import { confirmPassword } from '#server/admin/confirm-password.ts'
import { getWaiting } from '#server/admin/get-waiting.ts'
import { ADMIN_READ, ADMIN_WRITE } from '#server/http/admin-policy.ts'
import { functionConfig, netlifyFunction } from '#server/http/api.ts'
import { endpoint } from '#server/http/endpoint.ts'

export const endpoints = [
  // `requirePassword` counts tries by session.
  endpoint(access.confirmPassword, accessSchemas.confirmPassword, {
    ...ADMIN_WRITE,
    operation: confirmPassword,
  }),
  endpoint(access.getWaiting, accessSchemas.getWaiting, { ...ADMIN_READ, operation: getWaiting }),
]

export default netlifyFunction(endpoints)

export const config = functionConfig(endpoints, 120)

import * as users from '#lib/admin/users-calls.ts'
import * as usersSchemas from '#lib/admin/users-schemas.ts'
import { changeRole } from '#server/admin/users/change-role.ts'
import { disableUser } from '#server/admin/users/disable-user.ts'
import { downloadUsers } from '#server/admin/users/download-users.ts'
import { enableUser } from '#server/admin/users/enable-user.ts'
import { endSessions } from '#server/admin/users/end-sessions.ts'
import { getUser } from '#server/admin/users/get-user.ts'
import { listUsers } from '#server/admin/users/list-users.ts'
import { resendConfirmation } from '#server/admin/users/resend-confirmation.ts'
import { ADMIN_LIST, ADMIN_READ, ADMIN_WRITE, AFRESH } from '#server/http/admin-policy.ts'
import { functionConfig, netlifyFunction } from '#server/http/api.ts'
import { endpoint } from '#server/http/endpoint.ts'

export const endpoints = [
  endpoint(users.listUsers, usersSchemas.listUsers, { ...ADMIN_LIST, operation: listUsers }),
  endpoint(users.downloadUsers, usersSchemas.downloadUsers, {
    ...ADMIN_READ,
    ...AFRESH,
    rateLimit: 'adminFile',
    operation: downloadUsers,
  }),
  endpoint(users.getUser, usersSchemas.getUser, { ...ADMIN_READ, operation: getUser }),
  endpoint(users.changeRole, usersSchemas.changeRole, {
    ...ADMIN_WRITE,
    ...AFRESH,
    operation: changeRole,
  }),
  endpoint(users.endSessions, usersSchemas.endSessions, {
    ...ADMIN_WRITE,
    ...AFRESH,
    operation: endSessions,
  }),
  endpoint(users.resendConfirmation, usersSchemas.resendConfirmation, {
    ...ADMIN_WRITE,
    operation: resendConfirmation,
  }),
  endpoint(users.disableUser, usersSchemas.disableUser, {
    ...ADMIN_WRITE,
    ...AFRESH,
    operation: disableUser,
  }),
  endpoint(users.enableUser, usersSchemas.enableUser, {
    ...ADMIN_WRITE,
    ...AFRESH,
    operation: enableUser,
  }),
]

export default netlifyFunction(endpoints)

export const config = functionConfig(endpoints, 240)

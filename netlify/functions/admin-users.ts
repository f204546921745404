import * as users from '#lib/admin/users-contract.ts'
import { changeRole } from '#server/admin/users/change-role.ts'
import { disableUser } from '#server/admin/users/disable-user.ts'
import { downloadUsers } from '#server/admin/users/download-users.ts'
import { enableUser } from '#server/admin/users/enable-user.ts'
import { endSessions } from '#server/admin/users/end-sessions.ts'
import { getUser } from '#server/admin/users/get-user.ts'
import { listUsers } from '#server/admin/users/list-users.ts'
import { resendConfirmation } from '#server/admin/users/resend-confirmation.ts'
import { functionConfig, netlifyFunction } from '#server/http/api.ts'
import { endpoint } from '#server/http/endpoint.ts'

const READS = { who: { may: 'administer' }, rateLimit: 'outer-wall', cache: 'no-store' } as const
const CHANGES = { who: { may: 'administer' }, rateLimit: 'write', cache: 'no-store' } as const

export const endpoints = [
  endpoint(users.listUsers, { ...READS, operation: listUsers }),
  endpoint(users.downloadUsers, { ...READS, rateLimit: 'adminFile', operation: downloadUsers }),
  endpoint(users.getUser, { ...READS, operation: getUser }),
  endpoint(users.changeRole, { ...CHANGES, operation: changeRole }),
  endpoint(users.endSessions, { ...CHANGES, operation: endSessions }),
  endpoint(users.resendConfirmation, { ...CHANGES, operation: resendConfirmation }),
  endpoint(users.disableUser, { ...CHANGES, operation: disableUser }),
  endpoint(users.enableUser, { ...CHANGES, operation: enableUser }),
]

export default netlifyFunction(endpoints)

export const config = functionConfig(endpoints, 240)

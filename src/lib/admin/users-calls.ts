import type { CallOf, Download } from '#lib/http/contract.ts'

import type * as schemas from './users-schemas.ts'

export const listUsers: CallOf<typeof schemas.listUsers> = {
  method: 'GET',
  path: '/api/admin/users',
}

export const downloadUsers: CallOf<typeof schemas.downloadUsers, { download: Download }> = {
  method: 'GET',
  path: '/api/admin/users.csv',
  download: { type: 'text/csv; charset=utf-8', name: 'usuarios.csv' },
}

export const getUser: CallOf<typeof schemas.getUser> = {
  method: 'GET',
  path: '/api/admin/users/:id',
}

/**
 * Ends all sessions of the account. PASSWORD_NEEDED; CONFLICT for a sign-up that nobody confirmed; INVALID_INPUT with
 * one of `ROLE_PROBLEMS` at `role`.
 */
export const changeRole: CallOf<typeof schemas.changeRole> = {
  method: 'PUT',
  path: '/api/admin/users/:id/role',
}

export const endSessions: CallOf<typeof schemas.endSessions> = {
  method: 'DELETE',
  path: '/api/admin/users/:id/sessions',
}

/** CONFLICT when there is nothing to confirm; RATE_LIMITED as at sign-up. */
export const resendConfirmation: CallOf<typeof schemas.resendConfirmation> = {
  method: 'POST',
  path: '/api/admin/users/:id/confirmation',
}

/** PASSWORD_NEEDED; CONFLICT when it is disabled already, nobody confirmed it, or it is the own one. */
export const disableUser: CallOf<typeof schemas.disableUser> = {
  method: 'POST',
  path: '/api/admin/users/:id/disable',
}

/** PASSWORD_NEEDED; CONFLICT when it is not disabled. */
export const enableUser: CallOf<typeof schemas.enableUser> = {
  method: 'POST',
  path: '/api/admin/users/:id/enable',
}

import type { CallOf } from '#lib/http/contract.ts'

import type * as schemas from './schemas.ts'

const SESSIONS = '/api/account/sessions'

export const listSessions: CallOf<typeof schemas.listSessions> = {
  method: 'GET',
  path: SESSIONS,
}

export const endSession: CallOf<typeof schemas.endSession> = {
  method: 'DELETE',
  path: `${SESSIONS}/:id`,
}

/** Ends every session of the account, the current one included. */
export const endAllSessions: CallOf<typeof schemas.endAllSessions> = {
  method: 'DELETE',
  path: SESSIONS,
}

export const forgetDevice: CallOf<typeof schemas.forgetDevice> = {
  method: 'DELETE',
  path: '/api/account/devices/:id',
}

import type { CallOf } from '#lib/http/contract.ts'

import type * as schemas from './access-schemas.ts'

/** INVALID_INPUT with `wrong_password`. */
export const confirmPassword: CallOf<typeof schemas.confirmPassword> = {
  method: 'POST',
  path: '/api/admin/password',
}

export const getWaiting: CallOf<typeof schemas.getWaiting> = {
  method: 'GET',
  path: '/api/admin/waiting',
}

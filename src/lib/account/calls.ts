import type { CallOf } from '#lib/http/contract.ts'

import type * as schemas from './schemas.ts'

/** Not a GET: the password must not be in a URL. */
export const exportAccount: CallOf<typeof schemas.exportAccount> = {
  method: 'POST',
  path: '/api/account/export',
}

/** CONFLICT for the last admin who can sign in: nobody could appoint another one. */
export const deleteAccount: CallOf<typeof schemas.deleteAccount> = {
  method: 'DELETE',
  path: '/api/account',
}

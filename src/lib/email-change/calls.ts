import type { CallOf } from '#lib/http/contract.ts'

import type * as schemas from './schemas.ts'

/** Mails a link to the new address. The response is the same whether or not the address has an account. */
export const requestEmailChange: CallOf<typeof schemas.requestEmailChange> = {
  method: 'POST',
  path: '/api/account/change-email',
}

/** Gives the account the address that the link was mailed to, and ends its sessions. */
export const confirmEmailChange: CallOf<typeof schemas.confirmEmailChange> = {
  method: 'POST',
  path: '/api/account/confirm-new-email',
}

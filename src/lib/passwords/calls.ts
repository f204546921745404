import type { CallOf } from '#lib/http/contract.ts'

import type * as schemas from './schemas.ts'

/** The response is the same whether or not the address has an account. */
export const forgotPassword: CallOf<typeof schemas.forgotPassword> = {
  method: 'POST',
  path: '/api/account/forgot-password',
}

export const resetPassword: CallOf<typeof schemas.resetPassword> = {
  method: 'POST',
  path: '/api/account/reset-password',
}

export const changePassword: CallOf<typeof schemas.changePassword> = {
  method: 'POST',
  path: '/api/account/change-password',
}

/** Asked while a new password is typed. */
export const judgePassword: CallOf<typeof schemas.judgePassword> = {
  method: 'POST',
  path: '/api/account/password-strength',
}

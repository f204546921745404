import type { CallOf } from '#lib/http/contract.ts'

import type * as schemas from './schemas.ts'

export const getChallenge: CallOf<typeof schemas.getChallenge> = {
  method: 'GET',
  path: '/api/account/challenge',
}

export const checkEmail: CallOf<typeof schemas.checkEmail> = {
  method: 'POST',
  path: '/api/account/check-email',
}

export const signUp: CallOf<typeof schemas.signUp, { creates: true }> = {
  method: 'POST',
  path: '/api/account/sign-up',
  creates: true,
}

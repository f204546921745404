import type { CallOf } from '#lib/http/contract.ts'

import type * as schemas from './schemas.ts'

export const confirmEmail: CallOf<typeof schemas.confirmEmail> = {
  method: 'POST',
  path: '/api/account/confirm',
}

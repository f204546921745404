import type { CallOf } from '#lib/http/contract.ts'

import type * as schemas from './schemas.ts'

export const getStatus: CallOf<typeof schemas.getStatus> = {
  method: 'GET',
  path: '/api/status',
}

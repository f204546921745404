import type { CallOf } from '#lib/http/contract.ts'

import type * as schemas from './metrics-schemas.ts'

export const getMetrics: CallOf<typeof schemas.getMetrics> = {
  method: 'GET',
  path: '/api/admin/metrics',
}

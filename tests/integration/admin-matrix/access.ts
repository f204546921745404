import { PASSWORD } from '#tests/support/accounts.ts'
import type { Row } from '../authorization-matrix.ts'

/** The calls that no area owns. */
export const ACCESS: Record<string, Row> = {
  'POST /api/admin/password': {
    allows: ['admin'],
    path: () => '/api/admin/password',
    body: () => ({ password: PASSWORD }),
    status: { own: 200 },
  },
  'GET /api/admin/waiting': {
    allows: ['admin'],
    path: () => '/api/admin/waiting',
    status: { own: 200 },
  },
}

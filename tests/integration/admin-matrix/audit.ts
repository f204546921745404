import type { Row } from '../authorization-matrix.ts'

export const AUDIT: Record<string, Row> = {
  'GET /api/admin/audit': {
    allows: ['admin'],
    path: () => '/api/admin/audit?kind=admin&from=2026',
    status: { own: 200 },
  },
  'GET /api/admin/audit.csv': {
    allows: ['admin'],
    path: () => '/api/admin/audit.csv?kind=sign-in',
    status: { own: 200 },
  },
}

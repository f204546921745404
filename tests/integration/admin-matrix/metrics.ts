import type { Row } from '../authorization-matrix.ts'

export const METRICS: Record<string, Row> = {
  'GET /api/admin/metrics': {
    allows: ['admin'],
    path: () => '/api/admin/metrics',
    status: { own: 200 },
  },
}

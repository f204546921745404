import type { Row } from '../authorization-matrix.ts'

export const SEED: Record<string, Row> = {
  'POST /api/admin/seed': {
    allows: ['admin'],
    path: () => '/api/admin/seed',
    body: () => ({ token: 'guessed' }),
    // No token is set.
    status: { own: 403 },
  },
}

import type { Row } from '../authorization-matrix.ts'

/** Reviews that were reported, appeals, and messages of the contact page. */
export const MODERATION: Record<string, Row> = {
  'GET /api/admin/reviews': {
    allows: ['admin'],
    path: () => '/api/admin/reviews',
    status: { own: 200 },
  },
  'PATCH /api/admin/reviews/:id': {
    allows: ['admin'],
    path: ({ reviewId }) => `/api/admin/reviews/${reviewId}`,
    body: () => ({ outcome: 'removed', reason: 'No habla del servicio.', editedAt: null }),
    status: { own: 200, other: 200, none: 404 },
  },
  'GET /api/admin/review-decisions': {
    allows: ['admin'],
    path: () => '/api/admin/review-decisions',
    status: { own: 200 },
  },
  'GET /api/admin/review-appeals': {
    allows: ['admin'],
    path: () => '/api/admin/review-appeals',
    status: { own: 200 },
  },
  'PATCH /api/admin/review-appeals/:id': {
    allows: ['admin'],
    path: ({ appealId }) => `/api/admin/review-appeals/${appealId}`,
    body: () => ({ outcome: 'accepted', reason: '', editedAt: null }),
    status: { own: 200, other: 200, none: 404 },
  },
  'GET /api/admin/messages': {
    allows: ['admin'],
    path: () => '/api/admin/messages',
    status: { own: 200 },
  },
  'GET /api/admin/messages/:id': {
    allows: ['admin'],
    path: ({ messageId }) => `/api/admin/messages/${messageId}`,
    status: { own: 200, none: 404 },
  },
  'POST /api/admin/messages/:id/answer': {
    allows: ['admin'],
    path: ({ messageId }) => `/api/admin/messages/${messageId}/answer`,
    body: () => ({ text: 'Claro que sí.', locale: 'es' }),
    status: { own: 201, none: 404 },
  },
  'PATCH /api/admin/messages/:id': {
    allows: ['admin'],
    path: ({ messageId }) => `/api/admin/messages/${messageId}`,
    body: () => ({ state: 'answered' }),
    status: { own: 200, none: 404 },
  },
}

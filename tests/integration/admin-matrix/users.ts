import type { Row } from '../authorization-matrix.ts'

/** Accounts. What needs the password again is refused here with PASSWORD_NEEDED, before anything is looked up. */
export const USERS: Record<string, Row> = {
  'GET /api/admin/users': {
    allows: ['admin'],
    path: () => '/api/admin/users?q=Test&state=confirmed',
    status: { own: 200 },
  },
  'GET /api/admin/users.csv': {
    allows: ['admin'],
    path: () => '/api/admin/users.csv?role=admin',
    status: { own: 200 },
  },
  'GET /api/admin/users/:id': {
    allows: ['admin'],
    path: ({ userId }) => `/api/admin/users/${userId}`,
    status: { own: 200, other: 200, none: 404 },
  },
  'PUT /api/admin/users/:id/role': {
    allows: ['admin'],
    path: ({ userId }) => `/api/admin/users/${userId}/role`,
    body: () => ({ role: 'admin' }),
    status: { own: 200, other: 200, none: 404 },
  },
  'DELETE /api/admin/users/:id/sessions': {
    allows: ['admin'],
    path: ({ userId }) => `/api/admin/users/${userId}/sessions`,
    status: { own: 200, other: 200, none: 404 },
  },
  'POST /api/admin/users/:id/confirmation': {
    allows: ['admin'],
    path: ({ userId }) => `/api/admin/users/${userId}/confirmation`,
    // Their addresses are confirmed.
    status: { own: 409, other: 409, none: 404 },
  },
  'POST /api/admin/users/:id/disable': {
    allows: ['admin'],
    path: ({ userId }) => `/api/admin/users/${userId}/disable`,
    body: () => ({ reason: 'Spam' }),
    // Nobody locks themselves out.
    status: { own: 409, other: 200, none: 404 },
  },
  'POST /api/admin/users/:id/enable': {
    allows: ['admin'],
    path: ({ userId }) => `/api/admin/users/${userId}/enable`,
    body: () => ({ reason: 'Spam' }),
    // Their accounts are not disabled.
    status: { own: 409, other: 409, none: 404 },
  },
}

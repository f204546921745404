import { randomUUID } from 'node:crypto'
import type { Row } from '../authorization-matrix.ts'

const ALLOWS = ['admin'] as const

export const PROFESSIONALS: Record<string, Row> = {
  'GET /api/admin/professionals': {
    allows: ALLOWS,
    path: () => '/api/admin/professionals',
    status: { own: 200 },
  },
  'GET /api/admin/professionals.csv': {
    allows: ALLOWS,
    path: () => '/api/admin/professionals.csv?verified=no',
    status: { own: 200 },
  },
  'POST /api/admin/professionals': {
    allows: ALLOWS,
    path: () => '/api/admin/professionals',
    body: () => ({
      email: `${randomUUID()}@example.com`,
      name: 'Alba Nieto',
      profession: 'trainer',
      specialization: 'Strength',
      experienceYears: 3,
      bio: null,
      language: 'es',
      reason: 'Trabaja con nosotros.',
    }),
    status: { own: 201 },
  },
  'GET /api/admin/professionals/:id': {
    allows: ALLOWS,
    path: ({ professionalId }) => `/api/admin/professionals/${professionalId}`,
    status: { own: 200, other: 200, none: 404 },
  },
  'POST /api/admin/professionals/:id/verification': {
    allows: ALLOWS,
    path: ({ professionalId }) => `/api/admin/professionals/${professionalId}/verification`,
    body: ({ name }) => ({ reason: 'Trabaja con nosotros.', name, fullName: null }),
    status: { own: 201, other: 201, none: 404 },
  },
  'POST /api/admin/professionals/:id/password-link': {
    allows: ALLOWS,
    path: ({ professionalId }) => `/api/admin/professionals/${professionalId}/password-link`,
    // They have a password.
    status: { own: 409, other: 409, none: 404 },
  },
}

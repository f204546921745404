import { randomBytes } from 'node:crypto'
import type { Row } from '../authorization-matrix.ts'

/** Of no video: nobody owns one, so all admins get the same. */
const NONE = '00000000-0000-4000-8000-000000000000'

const INPUT = {
  name: { es: 'Plancha', en: 'Plank' },
  description: { es: '', en: '' },
  section: 'core',
  professional: 'both',
  channel: null,
  spokenLocale: null,
  needsGuidance: false,
  isActive: true,
}
const input = () => ({
  ...INPUT,
  url: `https://youtu.be/${randomBytes(9).toString('base64url').slice(0, 11)}`,
})

export const VIDEOS: Record<string, Row> = {
  'GET /api/admin/videos': {
    allows: ['admin'],
    path: () => '/api/admin/videos',
    status: { own: 200 },
  },
  'GET /api/admin/videos/:id': {
    allows: ['admin'],
    path: () => `/api/admin/videos/${NONE}`,
    status: { own: 404 },
  },
  'POST /api/admin/videos': {
    allows: ['admin'],
    path: () => '/api/admin/videos',
    body: input,
    status: { own: 201 },
  },
  'PUT /api/admin/videos/:id': {
    allows: ['admin'],
    path: () => `/api/admin/videos/${NONE}`,
    body: () => ({ ...input(), version: 1 }),
    status: { own: 404 },
  },
  'DELETE /api/admin/videos/:id': {
    allows: ['admin'],
    path: () => `/api/admin/videos/${NONE}`,
    status: { own: 404 },
  },
}

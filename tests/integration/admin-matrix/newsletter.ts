import { EMPTY_EDITION } from '#lib/admin/newsletter/edition.ts'
import type { Row } from '../authorization-matrix.ts'

const EDITIONS = '/api/admin/newsletters'

/** A call about an edition that does not exist: of those that do, `admin-newsletter.test.ts` shows the answers. */
const about = (what: string, body?: Row['body']): Row => ({
  allows: ['admin'],
  path: ({ userId }) => `${EDITIONS}/${userId}${what}`,
  ...(body && { body }),
  status: { own: 404, other: 404, none: 404 },
})

const plain = (path: string, status = 200, body?: Row['body']): Row => ({
  allows: ['admin'],
  path: () => path,
  ...(body && { body }),
  status: { own: status },
})

export const NEWSLETTER: Record<string, Row> = {
  'GET /api/admin/newsletters': plain(EDITIONS),
  'POST /api/admin/newsletters': plain(EDITIONS, 201, () => EMPTY_EDITION),
  'GET /api/admin/newsletters/:id': about(''),
  'PATCH /api/admin/newsletters/:id': about('', () => ({ ...EMPTY_EDITION, version: 1 })),
  'DELETE /api/admin/newsletters/:id': about(''),
  'GET /api/admin/newsletters/:id/preview': about('/preview'),
  'POST /api/admin/newsletters/:id/test': about('/test', () => ({ locale: 'es' })),
  'POST /api/admin/newsletters/:id/send': about('/send', () => ({ version: 1, at: null })),
  'POST /api/admin/newsletters/:id/stop': about('/stop', () => ({})),
  'GET /api/admin/newsletter-recipients': plain(
    '/api/admin/newsletter-recipients?languages=es&interests=',
  ),
  'GET /api/admin/newsletter-articles': plain('/api/admin/newsletter-articles'),
}

import type { Row } from '../authorization-matrix.ts'

const ARTICLES = '/api/admin/articles'
/** No row of theirs exists: what the calls do is tested with the area (admin-articles.test.ts). */
const ID = '00000000-0000-4000-8000-000000000000'
const ARTICLE = `${ARTICLES}/${ID}`

const FIELDS = {
  title: 'Título',
  excerpt: '',
  content: '',
  tags: [],
  isFeatured: false,
  cover: null,
  coverAlt: '',
  translation: null,
}

const row = (path: string, own: number, body?: unknown): Row => ({
  allows: ['admin'],
  path: () => path,
  ...(body !== undefined && { body: () => body }),
  status: { own },
})
const typed = (...made: Parameters<typeof row>): Row => ({
  ...row(...made),
  counts: 'articleTyped',
})

export const ARTICLES_MATRIX: Record<string, Row> = {
  'GET /api/admin/articles': row(ARTICLES, 200),
  'GET /api/admin/article-files': row('/api/admin/article-files', 200),
  'POST /api/admin/articles': row(ARTICLES, 201, { title: 'Título', locale: 'es' }),
  'POST /api/admin/articles/preview': typed(`${ARTICLES}/preview`, 200, {
    locale: 'es',
    content: 'Hola',
  }),
  'GET /api/admin/articles/:id': row(ARTICLE, 404),
  'PATCH /api/admin/articles/:id': row(ARTICLE, 404, { version: 1, article: FIELDS }),
  'DELETE /api/admin/articles/:id': row(ARTICLE, 404),
  'POST /api/admin/articles/:id/state': row(`${ARTICLE}/state`, 404, { to: 'publish', version: 1 }),
  'PUT /api/admin/articles/:id/draft': typed(`${ARTICLE}/draft`, 404, {
    baseVersion: 1,
    fields: FIELDS,
  }),
  'DELETE /api/admin/articles/:id/draft': row(`${ARTICLE}/draft`, 200),
  'GET /api/admin/articles/:id/versions': row(`${ARTICLE}/versions`, 404),
  'GET /api/admin/articles/:id/versions/:version': row(`${ARTICLE}/versions/1`, 404),
  'POST /api/admin/articles/:id/versions/:version/restore': row(
    `${ARTICLE}/versions/1/restore`,
    404,
    { version: 1 },
  ),
  'GET /api/admin/articles/:id/translations': row(`${ARTICLE}/translations`, 200),
  'POST /api/admin/article-pictures': {
    ...row('/api/admin/article-pictures', 400),
    file: { type: 'image/png', bytes: Buffer.from('no picture') },
    counts: 'articlePicture',
  },
}

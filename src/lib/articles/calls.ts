import type { CallOf } from '#lib/http/contract.ts'

import type * as schemas from './schemas.ts'

/** Articles of one language, of files and of the database: featured first, then newest first. */
export const listArticles: CallOf<typeof schemas.listArticles> = {
  method: 'GET',
  path: '/api/articles',
}

/** One article by its slug, or by the id of its row. */
export const getArticle: CallOf<typeof schemas.getArticle> = {
  method: 'GET',
  path: '/api/articles/:slug',
}

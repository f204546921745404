import { publicCacheHeaders } from '#server/http/cache-rules.ts'
import { answerWith, type PageLoad } from './load.ts'

/**
 * A sitemap, cached by the CDN under the tags of its pages; without a body when it could not be made, or has no page:
 * then it does not exist.
 */
export function sitemapAnswer(load: PageLoad<string | null>, ...tags: string[]): Response {
  if (load.status !== 200 || load.data === null) {
    const failed = { headers: new Headers() }
    answerWith(failed, load.status === 200 ? { status: 404 } : load)
    return new Response(null, failed)
  }
  return new Response(load.data, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      ...publicCacheHeaders('sitemap', { tags, query: [] }),
    },
  })
}

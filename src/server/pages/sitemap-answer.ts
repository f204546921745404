import { publicCacheHeaders } from '#server/http/cache-rules.ts'
import { answerWith, type PageLoad } from './load.ts'

/** A sitemap, cached by the CDN under the tag of its pages; empty when it could not be made. */
export function sitemapAnswer(load: PageLoad<string>, tag: string): Response {
  if (load.status !== 200) {
    const failed = { headers: new Headers() }
    answerWith(failed, load)
    return new Response(null, failed)
  }
  return new Response(load.data, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      ...publicCacheHeaders('sitemap', { tags: [tag], query: [] }),
    },
  })
}

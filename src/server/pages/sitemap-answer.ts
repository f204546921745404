import { CACHE_TAGS } from '#lib/http/cache-tags.ts'
import { publicCacheHeaders } from '#server/http/cache-rules.ts'
import { answerWith, type PageLoad } from './load.ts'

/** A sitemap of professionals, cached by the CDN; empty when it could not be made. */
export function sitemapAnswer(load: PageLoad<string>): Response {
  if (load.status !== 200) {
    const failed = { headers: new Headers() }
    answerWith(failed, load)
    return new Response(null, failed)
  }
  return new Response(load.data, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      ...publicCacheHeaders('sitemap', { tags: [CACHE_TAGS.professionals], query: [] }),
    },
  })
}

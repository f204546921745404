/**
 * How long the CDN caches a public response, in seconds: fresh for `fresh`, then for `stale` more it is served while
 * being revalidated. A change of the data purges by tag instead of waiting. `browser` is the browsers' max-age.
 */
export const PUBLIC_CACHE_RULES = {
  list: { fresh: 60, stale: 600, browser: 0 },
  profile: { fresh: 300, stale: 3_600, browser: 0 },
  sitemap: { fresh: 3_600, stale: 86_400, browser: 0 },
  /** At the URL with the current version; a day in browsers, because no purge reaches them. */
  picture: { fresh: 604_800, stale: 3_600, browser: 86_400 },
  /** At a URL made of its content, which never changes. */
  hashedPicture: { fresh: 2_592_000, stale: 86_400, browser: 2_592_000 },
  /** At a URL with another version, or none: its future content is unknown. */
  otherPicture: { fresh: 60, stale: 0, browser: 0 },
  /** A picture of a page for link previews; networks keep copies of their own. */
  sharePicture: { fresh: 86_400, stale: 3_600, browser: 0 },
} as const satisfies Record<string, { fresh: number; stale: number; browser: number }>

export type PublicCacheRule = keyof typeof PUBLIC_CACHE_RULES

/** Cache tags of a response, and the query parameters that it varies by. */
export type CacheKeys = { tags: readonly string[]; query: readonly string[] }

/** Cached nowhere: for everything personal, and for every error. */
export const NO_STORE = { 'Cache-Control': 'no-store' } as const

/**
 * The headers of a public response. Browsers mostly revalidate each time, because nothing can purge a browser; the CDN
 * keeps it in its durable cache, shared by all its nodes.
 *
 * @param query the parameters that the cache varies by; any other, which anybody can add to a link, hits the same entry
 *   instead of making a new one
 */
export function publicCacheHeaders(
  rule: PublicCacheRule,
  { tags, query }: CacheKeys,
): Record<string, string> {
  const { fresh, stale, browser } = PUBLIC_CACHE_RULES[rule]
  return {
    'Cache-Control': `public, max-age=${browser}, must-revalidate`,
    'Netlify-CDN-Cache-Control': `public, durable, s-maxage=${fresh}, stale-while-revalidate=${stale}`,
    'Netlify-Cache-Tag': tags.join(','),
    // Without a name after it, all parameters would vary the cache; no page has a parameter `none`.
    'Netlify-Vary': `query=${query.join('|') || 'none'}`,
  }
}

/**
 * How long the CDN keeps a public answer: fresh for `fresh` seconds, then for `stale` seconds more it is
 * still served while a new one is fetched. Whoever changes the data purges by tag and does not wait.
 * `browser` is how long, in seconds, a browser shows it without asking.
 */
export const PUBLIC_CACHE_RULES = {
  list: { fresh: 60, stale: 600, browser: 0 },
  profile: { fresh: 300, stale: 3_600, browser: 0 },
  sitemap: { fresh: 3_600, stale: 86_400, browser: 0 },
  /** By the address that names its version; a day in browsers, because no purge reaches them. */
  picture: { fresh: 604_800, stale: 3_600, browser: 86_400 },
  /** By an address of another version, or of none: what comes there next is not known. */
  otherPicture: { fresh: 60, stale: 0, browser: 0 },
} as const satisfies Record<string, { fresh: number; stale: number; browser: number }>

export type PublicCacheRule = keyof typeof PUBLIC_CACHE_RULES

/** What purges an answer, and the names of the parameters that it depends on. */
export type CacheKeys = { tags: readonly string[]; query: readonly string[] }

/** Nobody keeps this answer: the rule for everything personal, and for every error. */
export const NO_STORE = { 'Cache-Control': 'no-store' } as const

/**
 * The headers of a public answer. Browsers mostly ask again each time, because nothing can purge a browser;
 * the CDN keeps it in its durable store that all its places share.
 *
 * @param query the parameters by which answers are kept apart; any other, which anybody can add to a link,
 *   finds the same answer again instead of making a new one
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
    // Without a name after it, all parameters would count; nothing takes one of this name.
    'Netlify-Vary': `query=${query.join('|') || 'none'}`,
  }
}

import { AppError } from '#lib/http/errors.ts'
import { withoutTracking } from '#lib/http/read-leniently.ts'
import { RETRY_AFTER_SECONDS } from '#server/database-errors.ts'
import {
  NO_STORE,
  publicCacheHeaders,
  type CacheKeys,
  type PublicCacheRule,
} from '#server/http/cache-rules.ts'
import { readInTime } from '#server/read-in-time.ts'

/** The parts of a page's Astro context that decide about it. */
export type PageContext = {
  params: Record<string, string | undefined>
  url: URL
  response: ResponseInit & { headers: Headers }
}

/** The data of a page rendered on demand, or the status of its fallback. */
export type PageLoad<T> =
  { status: 200; data: T } | { status: 404 | 429 | 503; retryAfter?: number; data?: never }

/**
 * Runs the operations behind a page. A missing or malformed id gives 404; a broken rate limit 429; a database that does
 * not answer in time 503. Anything else is rethrown.
 */
export async function loadForPage<T>(work: () => Promise<T>): Promise<PageLoad<T>> {
  try {
    return { status: 200, data: await readInTime(work) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { code, retryAfter = RETRY_AFTER_SECONDS } = error
    if (code === 'NOT_FOUND' || code === 'INVALID_INPUT') return { status: 404 }
    if (code === 'RATE_LIMITED') return { status: 429, retryAfter }
    if (code === 'UNAVAILABLE') return { status: 503, retryAfter }
    throw error
  }
}

/** Sets status and headers of a page; one that could not be shown is not cached. */
export function answerWith(response: ResponseInit & { headers: Headers }, load: PageLoad<unknown>) {
  response.status = load.status
  if (load.status === 200) return
  response.headers.set('Cache-Control', NO_STORE['Cache-Control'])
  if (load.retryAfter) response.headers.set('Retry-After', String(load.retryAfter))
}

/**
 * Lets the CDN cache a page, with the tags that purge it, varying by the parameters that it accepts. A URL with other
 * or repeated parameters is not cached: the page may report that it ignored them, and the cache would serve that report
 * to everybody at the URL without them.
 */
export function cacheAs(
  { url, response }: { url: URL; response: { headers: Headers } },
  rule: PublicCacheRule,
  keys: CacheKeys,
) {
  const given = [...withoutTracking(url.searchParams).keys()]
  if (given.some((name, n) => !keys.query.includes(name) || given.indexOf(name) < n)) return
  for (const [name, value] of Object.entries(publicCacheHeaders(rule, keys))) {
    response.headers.set(name, value)
  }
}

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

/** What a page that is rendered on demand has to show, or the status under which it shows something else. */
export type PageLoad<T> =
  { status: 200; data: T } | { status: 404 | 429 | 503; retryAfter?: number; data?: never }

/**
 * Runs the operations behind a page. What does not exist, or could not exist (a malformed id), is a 404; who asks too
 * often gets a 429; a database that does not answer in time is a 503. Anything else is a fault and is thrown on.
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

/** Status and headers for what was loaded; nobody keeps a page that could not be shown. */
export function answerWith(response: ResponseInit & { headers: Headers }, load: PageLoad<unknown>) {
  response.status = load.status
  if (load.status === 200) return
  response.headers.set('Cache-Control', NO_STORE['Cache-Control'])
  if (load.retryAfter) response.headers.set('Retry-After', String(load.retryAfter))
}

/**
 * Lets the CDN keep a page under the tags by which whoever changes its data purges it, apart by the
 * parameters that it takes. A page with others, or with one of them twice, is not kept: it may say that it
 * ignored them, and would say so to everybody who comes without.
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

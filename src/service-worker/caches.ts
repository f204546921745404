import { ExpirationPlugin } from 'workbox-expiration'
import { PrecacheController } from 'workbox-precaching'
import { RangeRequestsPlugin } from 'workbox-range-requests'
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { storedAs, offlinePathFor, pagePath } from '#lib/offline/stored-pages.ts'

/** Network timeout before a cached page is shown, in seconds. */
const PATIENCE = 3
const DAY = 24 * 60 * 60

/** Workbox's plugins do not satisfy its own type under our strict settings. */
const plugin = (own: object) => own as WorkboxPlugin

/** The precached files, all of one build. Safari requests sounds with Range and accepts nothing else. */
export const tools = new PrecacheController({
  plugins: [plugin(new RangeRequestsPlugin())],
})

/** Scripts, styles and fonts of other pages. Their names are hashed, so none becomes stale. */
export const ASSETS = 'assets'
export const ASSETS_LIMIT = { maxEntries: 120 }
export const assets = new CacheFirst({
  cacheName: ASSETS,
  plugins: [plugin(new ExpirationPlugin(ASSETS_LIMIT))],
})

const orOffline: WorkboxPlugin = {
  handlerDidError: async ({ request }) => {
    const url = new URL(request.url)
    return (await tools.matchPrecache(pagePath(url))) ?? tools.matchPrecache(offlinePathFor(url))
  },
}

const onlyPublic: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => {
    const url = new URL(request.url)
    return Promise.resolve(url.origin + pagePath(url))
  },
  cacheWillUpdate: ({ request, response }) => Promise.resolve(mayKeep(request, response)),
  // A deleted page must not remain in the cache.
  fetchDidSucceed: async ({ request, response }) => {
    const url = new URL(request.url)
    if (response.status === 404 || response.status === 410) {
      await (await caches.open(PAGES)).delete(url.origin + pagePath(url))
    }
    return response
  },
}

/** Returns the response if it may be cached. `Set-Cookie` is hidden from workers: `keptAs` covers that. */
function mayKeep({ url }: Request, response: Response): Response | null {
  const { headers, status, type, redirected } = response
  const isPage = headers.get('Content-Type')?.startsWith('text/html')
  const isShared = !/no-store|private/.test(headers.get('Cache-Control') ?? 'no-store')
  const isWhole = status === 200 && type === 'basic' && !redirected
  return isPage && isShared && isWhole && storedAs(new URL(url)) !== null ? response : null
}

/** Visited public pages, network first, so none is stale while online. */
const PAGES = 'pages'
export const pages = new NetworkFirst({
  cacheName: PAGES,
  networkTimeoutSeconds: PATIENCE,
  plugins: [
    onlyPublic,
    orOffline,
    plugin(
      new ExpirationPlugin({ maxEntries: 40, maxAgeSeconds: 30 * DAY, purgeOnQuotaError: true }),
    ),
  ],
})

/** Precached pages. A cached page matches the cached scripts, and a newer page its own. */
export const toolPages = new NetworkOnly({
  networkTimeoutSeconds: PATIENCE,
  plugins: [orOffline],
})

/** Everything else, uncached. No timeout: there is no copy to show instead. */
export const otherPages = new NetworkOnly({ plugins: [orOffline] })

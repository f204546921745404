import { ExpirationPlugin } from 'workbox-expiration'
import { PrecacheController } from 'workbox-precaching'
import { RangeRequestsPlugin } from 'workbox-range-requests'
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { keptAs, offlinePathFor, pagePath } from '#lib/offline/kept-pages.ts'

/** How long a page may be waited for before a copy of it is shown, in seconds. */
const PATIENCE = 3
const DAY = 24 * 60 * 60

/** Workbox's own plugins do not pass its own type under our strict settings. */
const plugin = (own: object) => own as WorkboxPlugin

/** What came with the worker, all of one build. Safari asks for parts of a sound and takes nothing else. */
export const tools = new PrecacheController({
  plugins: [plugin(new RangeRequestsPlugin())],
})

/** Scripts, styles and fonts of other pages. Their names change with their content: none gets old. */
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
  // Who is no longer there must not go on living in a copy.
  fetchDidSucceed: async ({ request, response }) => {
    const url = new URL(request.url)
    if (response.status === 404 || response.status === 410) {
      await (await caches.open(PAGES)).delete(url.origin + pagePath(url))
    }
    return response
  },
}

/** Gives the answer if a copy of it may be kept. `Set-Cookie` is hidden from workers: `keptAs` sees to that. */
function mayKeep({ url }: Request, response: Response): Response | null {
  const { headers, status, type, redirected } = response
  const isPage = headers.get('Content-Type')?.startsWith('text/html')
  const isShared = !/no-store|private/.test(headers.get('Cache-Control') ?? 'no-store')
  const isWhole = status === 200 && type === 'basic' && !redirected
  return isPage && isShared && isWhole && keptAs(new URL(url)) !== null ? response : null
}

/** Public pages that were opened: from the network whenever it answers, so that none is older than its site. */
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

/** Pages that came with the worker. Their copies fit its scripts, and a newer page its own. */
export const toolPages = new NetworkOnly({
  networkTimeoutSeconds: PATIENCE,
  plugins: [orOffline],
})

/** Everything else, of which nothing is kept. It may take its time: there is no copy to show instead. */
export const otherPages = new NetworkOnly({ plugins: [orOffline] })

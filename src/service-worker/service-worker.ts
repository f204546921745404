import type { PrecacheEntry } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import type { Strategy } from 'workbox-strategies'
import { isFunction, storedAs, pagePath } from '#lib/offline/stored-pages.ts'
import { assets, otherPages, pages, toolPages, tools } from './caches.ts'
import { keepOpenPages } from './open-pages.ts'
import { keepReplacedAssets } from './replaced-assets.ts'
import type { WorkerScope } from './scope.ts'

/** The service worker for offline use: docs/decisions/019-offline.md. */
declare const self: WorkerScope

/** The files of the tools; replaced at build time by scripts/build/service-worker.ts. */
declare const PRECACHE_LIST: PrecacheEntry[]

tools.addToCacheList(PRECACHE_LIST)

const answerPages = (match: (url: URL) => unknown, strategy: Strategy) =>
  registerRoute(
    ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && match(url),
    strategy,
  )
const answerFiles = (match: (url: URL) => unknown, strategy: Strategy) =>
  registerRoute(({ url, sameOrigin }) => sameOrigin && match(url), strategy)

answerPages((url) => tools.getCacheKeyForURL(pagePath(url)), toolPages)
answerPages((url) => storedAs(url), pages)
answerPages((url) => !isFunction(url), otherPages)
// Only files: a prefetched page must not come from here, where it could be stale.
answerFiles(
  (url) => /\.\w+$/.test(url.pathname) && tools.getCacheKeyForURL(url.href),
  tools.strategy,
)
answerFiles((url) => url.pathname.startsWith('/_astro/'), assets)

let isFirst = false

self.addEventListener('install', (event) => {
  isFirst = self.registration.active === null
  void tools.install(event)
})

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver(event))
})

async function takeOver(event: ExtendableEvent) {
  await keepReplacedAssets()
  await tools.activate(event)
  if (!isFirst) return
  await self.clients.claim()
  await keepOpenPages(event)
}

// A new version waits until the user accepts it, or until no tab is open.
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting()
})

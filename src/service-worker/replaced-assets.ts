import { CacheExpiration } from 'workbox-expiration'
import { ASSETS, ASSETS_LIMIT, tools } from './caches.ts'

/**
 * Moves the old version's scripts, styles and fonts to the other assets. A tab still open on it, which is not reloaded
 * while a timer runs, may request one that the server no longer has.
 */
export async function keepReplacedAssets(): Promise<void> {
  const current = new Set(tools.getURLsToCacheKeys().values())
  const [from, to] = await Promise.all([caches.open(tools.strategy.cacheName), caches.open(ASSETS)])
  const expiration = new CacheExpiration(ASSETS, ASSETS_LIMIT)
  for (const request of await from.keys()) {
    const isReplaced = !current.has(request.url) && request.url.includes('/_astro/')
    const asset = isReplaced && (await from.match(request))
    if (!asset) continue
    await to.put(request, asset)
    await expiration.updateTimestamp(request.url)
  }
  await expiration.expireEntries()
}

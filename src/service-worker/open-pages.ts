import { storedAs } from '#lib/offline/stored-pages.ts'
import { assets, pages, tools } from './caches.ts'
import type { WorkerScope } from './scope.ts'

declare const self: WorkerScope

/** Caches the pages that are open when the first worker activates: it did not see their requests. */
export async function keepOpenPages(event: ExtendableEvent): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const kept = open.filter(({ url }) => storedAs(new URL(url)) !== null)
  await Promise.all(kept.map(({ url }) => keepPage(url, event)))
}

async function keepPage(url: string, event: ExtendableEvent): Promise<void> {
  const [answer, done] = pages.handleAll({ request: new Request(url), event })
  const html = await (await answer).clone().text()
  await done
  const wanted = [...html.matchAll(/(?:href|src)="(\/_astro\/[^"]+)"/g)].map(([, path]) => path!)
  const missing = wanted.filter((path) => !tools.getCacheKeyForURL(path))
  await Promise.all(
    missing.map((path) => assets.handle({ request: new Request(path), event }).catch(() => null)),
  )
}

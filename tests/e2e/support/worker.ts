import type { Page } from '@playwright/test'

/** The browser's messages when offline, for pages and data, not for precached files. */
export const SAYS_OFFLINE =
  /^(failed: (?!\S+\/(_astro|sounds)\/)|console: Failed to load resource: ).*ERR_INTERNET_DISCONNECTED/

/** Waits until the worker has precached everything and controls this page. */
export async function workerReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    await new Promise<void>((resolve) => {
      const look = () => {
        if (active?.state === 'activated' && navigator.serviceWorker.controller) resolve()
      }
      active?.addEventListener('statechange', look)
      navigator.serviceWorker.addEventListener('controllerchange', look)
      look()
    })
  })
}

/** The paths of all cached responses, with their queries. */
export function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return lists.flat().map(({ url }) => {
      const { pathname, searchParams } = new URL(url)
      searchParams.delete('__WB_REVISION__')
      return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname
    })
  })
}

import type { BrowserContext, Page } from '@playwright/test'

/**
 * Waits until the page, or the one that it redirects to, has loaded, fonts included, and has fetched nothing more for
 * half a second. Replaces Playwright's `networkidle`, which on a busy machine was never reached for about one page in
 * two thousand.
 */
export async function networkQuiet(page: Page): Promise<void> {
  const isQuiet = () => {
    const quiet = globalThis as { quiet?: { fetched: number; since: number } }
    const fetched = performance.getEntriesByType('resource').length
    const isLoaded = document.readyState === 'complete' && document.fonts.status === 'loaded'
    if (!isLoaded || quiet.quiet?.fetched !== fetched) {
      quiet.quiet = { fetched, since: performance.now() }
    }
    return performance.now() - quiet.quiet.since > 500
  }
  // By default it looks at each frame, and so makes the browser draw sixty in a second.
  await page.waitForFunction(isQuiet, undefined, { polling: 100 })
}

/** The addresses that a browser asks for outside our site, from now on; each gets an empty page. */
export async function foreignRequests(context: BrowserContext, origin: string): Promise<string[]> {
  const foreign: string[] = []
  await context.route(
    (url) => url.origin !== origin && url.protocol.startsWith('http'),
    (route) => {
      foreign.push(route.request().url())
      return route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><title>there</title>',
      })
    },
  )
  return foreign
}

import type { Page, Route } from '@playwright/test'

/** The scripts of islands, without the small ones of every page, which its load event waits for. */
export const ISLAND_SCRIPTS = /\/_astro\/(?!\w+\.astro_|load\.)[^/]+\.js$/

/**
 * Holds back all requests to a URL, as on a slow network.
 *
 * @param then what to do with them afterwards: continue, unless a test wants them to fail
 * @returns a function that releases them
 */
export async function holdBack(
  page: Page,
  url: string | RegExp,
  then: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  let release = () => {}
  const gate = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined)
  })
  await page.route(url, async (route) => {
    await gate
    await then(route)
  })
  return release
}

import type { Page, Route } from '@playwright/test'

/** The scripts of islands; not the few lines that every page has, for which its loading waits. */
export const ISLAND_SCRIPTS = /\/_astro\/(?!page\.|preload-helper\.)[^/]+\.js$/

/**
 * Lets every request to an address wait, as on a slow network.
 *
 * @param then what happens to them afterwards: they go on, unless a test wants them to fail
 * @returns what lets them through
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

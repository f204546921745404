import { expect, type Locator, type Page } from '@playwright/test'

/** Waits until every island whose hydration has started is hydrated. */
export async function islandsAlive(page: Page) {
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
}

/** The paths of the scripts that hydrate an island: the framework's and its own. */
export const filesOf = (island: Locator): Promise<string[]> =>
  island.evaluate((element) =>
    ['renderer-url', 'component-url'].map((name) => element.getAttribute(name)!),
  )

/** The paths of the scripts that a page asks for, from now on. */
export function watchScripts(page: Page): readonly string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  return scripts
}

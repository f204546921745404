import { expect, type Page } from '@playwright/test'

/** Waits until every island whose hydration has started is hydrated. */
export async function islandsAlive(page: Page) {
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
}

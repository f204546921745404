import { expect, type Page } from '@playwright/test'

/** Waits until the framework has taken over every island that has begun to come to life. */
export async function islandsAlive(page: Page) {
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
}

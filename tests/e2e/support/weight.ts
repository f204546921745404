import type { Page } from '@playwright/test'

export const KB = 1_000

/** What any public page may weigh before a touch, compressed with Brotli; no framework fits in. */
export const BEFORE_A_TOUCH = { html: 18 * KB, css: 18 * KB, script: 6 * KB }

/** What the question about cookies may add to the scripts of a first visit. */
export const QUESTION = 4 * KB

/** The bytes transferred so far, compressed, by kind. Inline scripts count as HTML. */
export function weightOf(page: Page) {
  return page.evaluate(() => {
    const [html] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const sum = (suffix: string) =>
      resources
        .filter(({ name }) => new URL(name).pathname.endsWith(suffix))
        .reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0)
    return { html: html!.encodedBodySize, css: sum('.css'), script: sum('.js') }
  })
}

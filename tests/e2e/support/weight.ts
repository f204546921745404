import type { Page } from '@playwright/test'

export const KB = 1_000

/**
 * What any public page may weigh before a touch, compressed with Brotli; no framework fits in. `css` is the style sheet that
 * all pages share, `ownCss` what its islands bring beside it.
 */
export const BEFORE_A_TOUCH = { html: 18 * KB, css: 18 * KB, ownCss: 2.5 * KB, script: 6 * KB }

/** What the question about cookies may add to the scripts of a first visit. */
export const QUESTION = 4 * KB

/** The bytes transferred so far, compressed, by kind. Inline scripts count as HTML. */
export function weightOf(page: Page) {
  return page.evaluate(() => {
    const [html] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const sizes = (suffix: string) =>
      resources
        .filter(({ name }) => new URL(name).pathname.endsWith(suffix))
        .map(({ encodedBodySize }) => encodedBodySize)
    const sum = (bytes: number[]) => bytes.reduce((all, one) => all + one, 0)
    const css = Math.max(0, ...sizes('.css'))
    return {
      html: html!.encodedBodySize,
      css,
      ownCss: sum(sizes('.css')) - css,
      script: sum(sizes('.js')),
    }
  })
}

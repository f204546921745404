import type { Browser, Page } from '@playwright/test'
import { LOCALES, localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { withBrowser } from './browser.ts'
import { atMost, noted, type Measurement } from './measurement.ts'
import { measuredPages, onSite } from './site.ts'

/** Transferred size in KB of 1,000 bytes. Inlined code counts as HTML. */
type Weight = { html: number; css: number; script: number; react: number }

/** The style sheet that all pages share, and what the islands of one bring beside it. */
const LIMITS = { html: 18, css: 18 + 2.5, script: 6 }
const LIST_SCRIPTS = 110

/** Transfer size of pages in Brotli, before and after the first interaction. */
export function measureWeight(): Promise<Measurement[]> {
  return onSite(async (origin) => {
    const measured: Measurement[] = []
    await withBrowser(async (browser) => {
      for (const locale of LOCALES)
        for (const [name, path] of Object.entries(await measuredPages(origin, locale)))
          measured.push(...(await measurePage(browser, locale, { name, url: origin + path })))
    })
    return measured
  })
}

async function measurePage(
  browser: Browser,
  locale: Locale,
  { name, url }: { name: string; url: string },
): Promise<Measurement[]> {
  const page = await browser.newPage({ locale: LANGUAGES[locale] })
  await page.goto(url)
  const what = `Weight of ${localizedPath(name, locale)}`
  const measured = untouched(what, await weightOf(page), name === '/')
  if (TOUCHED[name]) measured.push(...(await touched(what, page, TOUCHED[name])))
  await page.close()
  return measured
}

/** Otherwise the first visit redirects to the browser's language. */
export const LANGUAGES = { es: 'es-ES', en: 'en-GB' } as const satisfies Record<Locale, string>

/** The element that hydrates a page on interaction, and the limit for its scripts then. */
const TOUCHED: Record<string, { selector: string; limit?: number }> = {
  '/': { selector: 'astro-island form' },
  '/trainers': { selector: 'astro-island form', limit: LIST_SCRIPTS },
}

function untouched(what: string, weight: Weight, promised: boolean): Measurement[] {
  return (['html', 'css', 'script'] as const).map((kind) =>
    promised
      ? atMost(`${what}, ${kind}`, weight[kind], LIMITS[kind], 'KB')
      : noted(`${what}, ${kind}`, weight[kind], 'KB'),
  )
}

async function touched(
  what: string,
  page: Page,
  { selector, limit }: { selector: string; limit?: number },
): Promise<Measurement[]> {
  await page.locator(selector).first().hover()
  await page.locator('astro-island[ssr]').first().waitFor({ state: 'detached' })
  const { script, react } = await weightOf(page)
  const all = `${what}, all scripts once touched`
  return [
    limit ? atMost(all, script, limit, 'KB') : noted(all, script, 'KB'),
    noted(`${what}, of these React`, react, 'KB'),
  ]
}

async function weightOf(page: Page): Promise<Weight> {
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => {
    const [html] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const sum = (path: RegExp) =>
      resources
        .filter(({ name }) => path.test(new URL(name).pathname))
        .reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0) / 1_000
    return {
      html: html!.encodedBodySize / 1_000,
      css: sum(/\.css$/),
      script: sum(/\.js$/),
      react: sum(/\/framework\.[^/]*\.js$/),
    }
  })
}

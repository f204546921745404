import type { Page } from '@playwright/test'
import { LOCALES, localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import { withBrowser } from './browser.ts'
import { atMost, noted, percentile, type Measurement } from './measurement.ts'
import { onSite } from './site.ts'
import { LANGUAGES } from './weight.ts'

/** Letters with which words of our articles, tools and questions begin. */
const TYPED: Readonly<Record<Locale, readonly string[]>> = {
  es: ['ro', 'su', 'pr', 'es', 'do', 'cu', 'en', 'fu', 'pe', 'ca'],
  en: ['kn', 'sl', 'pr', 'ba', 'do', 'we', 'tr', 'st', 'he', 'ca'],
}

/** From the second letter until its results are drawn, in a browser that has seen none of them. */
export function measureSearch(): Promise<Measurement[]> {
  return onSite(async (origin) => {
    const times: number[] = []
    await withBrowser(async (browser) => {
      for (const locale of LOCALES)
        for (const letters of TYPED[locale]) {
          const page = await browser.newPage({ locale: LANGUAGES[locale] })
          await page.goto(origin + localizedPath(PATHS.faq, locale))
          times.push(await timeOf(page, letters))
          await page.close()
        }
    })
    return [
      atMost('Search, first two letters until drawn, p50', percentile(times, 0.5), 100, 'ms'),
      noted('Search, first two letters until drawn, p95', percentile(times, 0.95), 'ms'),
    ]
  })
}

/** @returns the time in ms */
async function timeOf(page: Page, [first = '', second = '']: string): Promise<number> {
  await page.keyboard.press('/')
  await page.locator('dialog.search[open]').waitFor()
  // The index is loaded meanwhile, then the part of it in which words with the first letter are.
  await page.waitForTimeout(1_000)
  await page.keyboard.press(first)
  await page.waitForTimeout(300)
  await page.evaluate(() => {
    const times = { typed: 0, drawn: 0 }
    Object.assign(globalThis, { times })
    addEventListener('input', () => (times.typed = performance.now()), { capture: true })
    new MutationObserver(() => {
      if (times.drawn === 0 && document.querySelector('.search-results section'))
        requestAnimationFrame(() => (times.drawn ||= performance.now()))
    }).observe(document.querySelector('.search-results')!, { childList: true })
  })
  await page.keyboard.press(second)
  const taken = await page.waitForFunction(() => {
    const { times } = globalThis as unknown as { times: { typed: number; drawn: number } }
    return times.drawn && times.drawn - times.typed
  })
  return taken.jsonValue()
}

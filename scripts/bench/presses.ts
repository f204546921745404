import type { Browser, Page } from '@playwright/test'
import { PATHS } from '#lib/site/routes.ts'
import {
  FIRST_PRESSES,
  openUntilPainted,
  PRESSED_AFTER_MS,
  slowDown,
} from '#tests/e2e/support/first-presses.ts'
import { CHOSEN } from '#tests/e2e/support/cookie-choice.ts'
import { withBrowser } from './browser.ts'
import { atMost, median, type Measurement } from './measurement.ts'
import { measuredPages, onSite } from './site.ts'

const RUNS = 3
const TEXT_CHANGES = 50

type Watched = typeof globalThis & { answers: number[] }

/**
 * How soon a slow phone answers what is pressed first on a page, from the press to the next paint; and what a text that
 * changes costs this machine in style and layout.
 */
export function measurePresses(): Promise<Measurement[]> {
  return onSite((origin) =>
    withBrowser(async (browser) => [
      ...(await measureFirstPresses(browser, origin)),
      ...(await measureTextChanges(browser, origin)),
    ]),
  )
}

async function measureFirstPresses(browser: Browser, origin: string): Promise<Measurement[]> {
  const measured: Measurement[] = []
  for (const [name, first] of Object.entries(FIRST_PRESSES)) {
    for (const delay of PRESSED_AFTER_MS) {
      const times: number[] = []
      for (let run = 0; run < RUNS; run++) {
        const page = await openPhone(browser, origin)
        await slowDown(page)
        await openUntilPainted(page, first.path, delay)
        await first.press(page)
        await first.answered(page)
        times.push(await longestOf(page))
        await page.context().close()
      }
      const what = `First press: ${name}, ${delay} ms after the first paint, median of ${RUNS}`
      measured.push(atMost(what, median(times), 200, 'ms'))
    }
  }
  return measured
}

/** How long its press waited for the next paint, in ms; the browser tells it a moment after that. */
async function longestOf(page: Page): Promise<number> {
  await page.waitForFunction(() => (globalThis as Watched).answers.length > 0)
  return page.evaluate(() => Math.max(...(globalThis as Watched).answers))
}

/** A phone that has seen nothing yet and notes how long each of its presses waits for the next paint. */
async function openPhone(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    locale: 'es-ES',
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  })
  await context.addInitScript((choice) => {
    localStorage.setItem('cookie-consent', choice)
    const answers: number[] = []
    Object.assign(globalThis, { answers })
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) answers.push(duration)
    })
    // The first is told however short it is, the others from 16 ms.
    observer.observe({ type: 'first-input', buffered: true })
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  }, CHOSEN)
  return context.newPage()
}

async function measureTextChanges(browser: Browser, origin: string): Promise<Measurement[]> {
  const measured: Measurement[] = []
  const page = await openPhone(browser, origin)
  for (const path of [...Object.values(await measuredPages(origin, 'es')), PATHS.health]) {
    await page.goto(path, { waitUntil: 'networkidle' })
    const times = await page.evaluate((changes) => {
      const text = document.querySelector('main')!.appendChild(document.createElement('p'))
      return Array.from({ length: changes }, (_, n) => {
        void text.offsetHeight
        const began = performance.now()
        text.textContent = `${n}`
        void text.offsetHeight
        return performance.now() - began
      })
    }, TEXT_CHANGES)
    measured.push(
      atMost(`A text change on ${path}, median of ${TEXT_CHANGES}`, median(times), 2, 'ms'),
    )
  }
  return measured
}

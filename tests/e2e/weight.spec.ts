import type { Page } from '@playwright/test'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { LOCALES, localizedPath } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import { signInDemo } from './support/demo-session.ts'
import { holdBack } from './support/hold-back.ts'
import { enterAs } from './support/person.ts'
import { islandsAlive } from './support/island.ts'
import { listOn } from './support/list.ts'
import { networkQuiet } from './support/network.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'
import { weight } from './support/walk/probes.ts'
import { BEFORE_A_TOUCH, KB, weightOf } from './support/weight.ts'

// What pages weigh before a touch, and tools in use, is measured on the walk (walk-*.spec.ts).

/** The bytes of scripts that have arrived when something is first on the screen. */
function scriptUntil(page: Page, selector: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        new MutationObserver((_, observer) => {
          if (!document.querySelector(wanted)) return
          observer.disconnect()
          const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
          const scripts = resources.filter(({ name: url }) => new URL(url).pathname.endsWith('.js'))
          resolve(scripts.reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0))
        }).observe(document, { childList: true, subtree: true })
      }),
    selector,
  )
}

/** Scrolls to the tabs, where the first of them loads. */
async function toEnd(page: Page): Promise<void> {
  await page.getByRole('tabpanel').scrollIntoViewIfNeeded()
  await page.getByRole('tabpanel').getByRole('heading').first().waitFor()
  await networkQuiet(page)
}

test('the scripts of a hydrated list are within their size budget', async ({ page }) => {
  for (const type of PROFESSIONAL_TYPES) {
    for (const locale of LOCALES) {
      const list = listOn(page, type, locale)
      const answer = page.waitForResponse('**/data/locations.json')
      await list.open('modality=online')
      await answer
      await islandsAlive(page)
      await networkQuiet(page)
      const { script } = await weightOf(page)
      expect.soft(script, list.path).toBeGreaterThan(50 * KB)
      expect.soft(script, list.path).toBeLessThanOrEqual(110 * KB)
    }
  }
})

for (const locale of LOCALES) {
  test(`${locale}: the health centre is within its size budget until its overview is usable, and so is its first chart`, async ({
    page,
    context,
    newVisitor,
    baseURL,
  }) => {
    const visitor = await newVisitor()
    await enterAs(visitor, baseURL!)
    const empty = await visitor.newPage()
    await empty.goto(localizedPath(PATHS.health, locale))
    await toEnd(empty)

    await signInDemo(context, baseURL!, 'athlete')
    const answer = await holdBack(page, '**/api/health/overview')
    await page.goto(localizedPath(PATHS.health, locale))
    // With the scripts of the header, which may come later.
    await networkQuiet(page)
    expect.soft(await weight(page, { ...BEFORE_A_TOUCH, script: Infinity })).toEqual([])
    const script = scriptUntil(
      page,
      `section[aria-label="${textsOf(locale)('health.overview.values')}"]`,
    )
    answer()
    expect.soft(await script).toBeGreaterThan(60 * KB)
    expect.soft(await script).toBeLessThanOrEqual(130 * KB)

    await page.locator('#health-chart').scrollIntoViewIfNeeded()
    await page.locator('.recharts-line-curve').first().waitFor()
    await toEnd(page)
    const more = (await weightOf(page)).script - (await weightOf(empty)).script
    expect(more).toBeGreaterThan(60 * KB)
    expect(more).toBeLessThanOrEqual(105 * KB)
  })
}

test('the dashboard of a professional is within its size budget', async ({ context, baseURL }) => {
  await signInDemo(context, baseURL!, 'physiotherapist')
  for (const locale of LOCALES) {
    const page = await context.newPage()
    const answer = await holdBack(page, '**/api/workspace/attention')
    await page.goto(localizedPath(PATHS.dashboard, locale))
    // With the scripts of the header, which may come later.
    await networkQuiet(page)
    const script = scriptUntil(page, '#dashboard-questionnaires')
    answer()
    expect.soft(await script, locale).toBeGreaterThan(60 * KB)
    expect.soft(await script, locale).toBeLessThanOrEqual(140 * KB)
    await page.close()
  }
})

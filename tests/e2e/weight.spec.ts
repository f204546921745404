import type { Page, Request } from '@playwright/test'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { LIST_PATHS, PATHS } from '#lib/site/routes.ts'
import { TOOLS } from '#lib/tools/tools.ts'
import { islandsAlive } from './support/island.ts'
import { listOn } from './support/list.ts'
import { expect, inBothLanguages, test } from './support/test.ts'
import { toolOn } from './support/tools.ts'

const KB = 1000

/**
 * Weighs what comes over the wire from now on, compressed with Brotli, in bytes by kind. Inline scripts are
 * HTML. The page's own record of it is not asked: on a busy machine it is written after the scripts have run.
 */
function scalesOf(page: Page) {
  const finished: Request[] = []
  page.on('requestfinished', (request) => finished.push(request))
  return async () => {
    await page.waitForLoadState('networkidle')
    const weight = { document: 0, stylesheet: 0, script: 0 }
    for (const request of finished) {
      const kind = request.resourceType()
      if (kind in weight) {
        const { responseBodySize } = await request.sizes()
        weight[kind as keyof typeof weight] += responseBodySize
      }
    }
    return { html: weight.document, css: weight.stylesheet, script: weight.script }
  }
}

inBothLanguages((locale) => {
  test('the home page is light before anybody touches it', async ({ page }) => {
    const weigh = scalesOf(page)
    const response = await page.goto(localizedPath('/', locale))
    expect(response?.headers()['content-encoding']).toBe('br')
    const { html, css, script } = await weigh()
    expect.soft(html).toBeGreaterThan(0)
    expect.soft(html).toBeLessThanOrEqual(14 * KB)
    expect.soft(css).toBeGreaterThan(0)
    expect.soft(css).toBeLessThanOrEqual(9 * KB)
    expect.soft(script).toBeLessThanOrEqual(4 * KB)
  })

  for (const type of PROFESSIONAL_TYPES) {
    test(`${LIST_PATHS[type]}: all scripts of a working list`, async ({ page }) => {
      const weigh = scalesOf(page)
      const list = listOn(page, type, locale)
      const answer = page.waitForResponse('**/data/locations.json')
      await list.open('modality=online')
      await answer
      await islandsAlive(page)
      const { script } = await weigh()
      expect(script).toBeGreaterThan(50 * KB)
      expect(script).toBeLessThanOrEqual(85 * KB)
    })
  }

  test('the page of all tools has no framework before anybody touches one', async ({ page }) => {
    const weigh = scalesOf(page)
    await page.goto(localizedPath(PATHS.tools, locale))
    const { html, css, script } = await weigh()
    expect.soft(html).toBeGreaterThan(0)
    expect.soft(css).toBeGreaterThan(0)
    expect.soft(script).toBeGreaterThan(0)
    expect.soft(script).toBeLessThanOrEqual(4 * KB)
  })

  for (const slug of TOOLS) {
    test(`the page of ${slug} is light, and its tool once in use`, async ({ page }) => {
      const weigh = scalesOf(page)
      const tool = toolOn(page, slug, locale)
      await tool.open()
      const asleep = await weigh()
      expect.soft(asleep.html + asleep.css).toBeGreaterThan(10 * KB)
      expect.soft(asleep.html + asleep.css).toBeLessThanOrEqual(23 * KB)
      expect.soft(asleep.script).toBeLessThanOrEqual(4 * KB)

      await tool.fill()
      await tool.go.click()
      await expect(tool.outcome).toBeVisible()
      const inUse = await weigh()
      expect.soft(inUse.script).toBeGreaterThan(50 * KB)
      expect.soft(inUse.script).toBeLessThanOrEqual(80 * KB)
    })
  }
})

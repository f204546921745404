import { localizedPath } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import { CALCULATORS, TIMERS } from '#lib/tools/tools.ts'
import { expect, test } from './support/test.ts'
import { toolIn } from './support/tools.ts'

const PATH = localizedPath(PATHS.tools, 'en')

test('every calculator works in its card, next to the others', async ({ page }) => {
  await page.goto(PATH)
  const tools = CALCULATORS.map((slug) => toolIn(page.locator(`#${slug}`), slug))
  for (const tool of tools) {
    await tool.fill()
    await tool.go.click()
    await expect(tool.outcome).toBeVisible()
  }
  for (const { outcome } of tools) await expect(outcome).toBeVisible()
  await expect(page).toHaveURL(PATH)
})

test('every timer works in its card', async ({ page }) => {
  // The page asks before it is left during a run.
  page.on('dialog', (dialog) => void dialog.accept())
  for (const slug of TIMERS) {
    await page.goto(PATH)
    const { go, outcome } = toolIn(page.locator(`#${slug}`), slug)
    await go.click()
    await expect(outcome).toBeVisible()
    await expect(page).toHaveURL(PATH)
  }
})

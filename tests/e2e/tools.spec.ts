import { localizedPath } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import { CALCULATORS } from '#lib/tools/tools.ts'
import { expect, test } from './support/test.ts'
import { toolIn } from './support/tools.ts'

const PATH = localizedPath(PATHS.tools, 'en')

test('every calculator is opened and works in its card, next to the others', async ({ page }) => {
  await page.goto(PATH)
  const tools = CALCULATORS.map((slug) => toolIn(page.locator(`#${slug}`), slug))
  for (const [n, tool] of tools.entries()) {
    await page.locator(`#${CALCULATORS[n]} summary`).click()
    await tool.fill()
    await tool.go.click()
    await expect(tool.outcome).toBeVisible()
  }
  for (const { outcome } of tools) await expect(outcome).toBeVisible()
  await expect(page).toHaveURL(PATH)
})

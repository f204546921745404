import { PATHS } from '#lib/site/routes.ts'
import { TIMERS, TOOLS, toolPath } from '#lib/tools/tools.ts'
import { expect, test } from './support/test.ts'
import { toolOn } from './support/tools.ts'

test('all tools are closed rows of 72 to 80 px, the first of them on the first screen', async ({
  page,
}) => {
  await page.goto(PATHS.tools)
  const rows = page.locator('main section :is(details, a[href*="/tools/"]):visible')
  const heights = await rows.evaluateAll((all) => all.map((row) => row.clientHeight))
  expect(heights).toHaveLength(TOOLS.length)
  for (const height of heights) {
    expect(height).toBeGreaterThanOrEqual(72)
    expect(height).toBeLessThanOrEqual(80)
  }
  await expect(rows.nth(TIMERS.length)).toBeInViewport({ ratio: 1 })
})

test('a tool is in view on its page, the start button of a timer too', async ({ page }) => {
  for (const slug of ['bmi', 'energy-need', 'timer', 'meditation', 'breathing'] as const) {
    const tool = toolOn(page, slug, 'es')
    await tool.open()
    const { y } = (await tool.form.boundingBox())!
    expect(y, slug).toBeLessThan(422)
    if (slug === 'timer') await expect(tool.go).toBeInViewport({ ratio: 1 })
  }
})

test('the first tap on the start button of an unhydrated timer starts it', async ({ page }) => {
  await page.goto(toolPath('timer'))
  await page.getByRole('button', { name: 'Empezar' }).tap()
  await expect(page.getByRole('heading', { name: 'Prepárate' })).toBeVisible()
})

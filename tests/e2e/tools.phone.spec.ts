import { LOCALES, localizedPath } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import { TOOLS, toolPath } from '#lib/tools/tools.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'
import { toolOn } from './support/tools.ts'

test('every tool is on the first screen', async ({ page }) => {
  for (const locale of LOCALES) {
    await page.goto(localizedPath(PATHS.tools, locale))
    const index = page.getByRole('navigation', { name: textsOf(locale)('tools.jump') })
    for (const slug of TOOLS) {
      const link = index.locator(`a[href="${localizedPath(toolPath(slug), locale)}"]`)
      await expect(link).toBeInViewport({ ratio: 1 })
    }
  }
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

import { LOCALES, localizedPath } from '#lib/i18n/locales.ts'
import { expect, inLanguage, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

inLanguage('es', (locale) => {
  const t = textsOf(locale)

  test('the first Tab focuses the skip link', async ({ page }) => {
    await page.goto(localizedPath('/trainers', locale))
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: t('common.skip') })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })
})

test('the header ends where the page does at every width', async ({ page }) => {
  for (const locale of LOCALES) {
    await page.goto(localizedPath('/physiotherapists', locale))
    const header = page.getByRole('banner')
    for (const width of [1440, 1279, 1024, 768, 640]) {
      await page.setViewportSize({ width, height: 800 })
      const content = await page.locator('h1').locator('..').boundingBox()
      const last = header.locator('a:visible, button:visible').last()
      const { x, width: wide } = (await last.boundingBox())!
      expect(x + wide, `${locale}, ${width} px`).toBeLessThanOrEqual(
        content!.x + content!.width + 1,
      )
    }
  }
})

import { localizedPath } from '#lib/i18n/locales.ts'
import { LIST_PATHS } from '#lib/site/routes.ts'
import { expect, inBothLanguages, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

inBothLanguages((locale) => {
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

  test('the header marks the current page, and ends where the page does at every width', async ({
    page,
  }) => {
    await page.goto(localizedPath('/physiotherapists', locale))
    const nav = page.getByRole('banner').getByRole('navigation')
    await expect(nav.locator('[aria-current=page]')).toHaveText(t('common.nav.physiotherapists'))
    await expect(nav.getByRole('link', { name: t('common.nav.trainers') })).toHaveAttribute(
      'href',
      localizedPath(LIST_PATHS.trainer, locale),
    )

    const header = page.getByRole('banner')
    for (const width of [1440, 1279, 1024, 768, 640]) {
      await page.setViewportSize({ width, height: 800 })
      const content = await page.locator('h1').locator('..').boundingBox()
      const last = header.locator('a:visible, button:visible').last()
      const { x, width: wide } = (await last.boundingBox())!
      expect(x + wide, `${width} px`).toBeLessThanOrEqual(content!.x + content!.width + 1)
    }
  })
})

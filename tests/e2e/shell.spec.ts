import { LOCALES, localizedPath } from '#lib/i18n/locales.ts'
import { expect, test } from './support/test.ts'

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

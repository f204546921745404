import { LOCALES, localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import type { Page } from '@playwright/test'
import { signInDemo } from './support/demo-session.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

async function expectHeaderWithin(page: Page, locale: Locale) {
  const header = page.getByRole('banner')
  for (const width of [1440, 1280, 1279, 1024, 864, 640]) {
    await page.setViewportSize({ width, height: 800 })
    const content = await page.locator('h1').locator('..').boundingBox()
    const last = header.locator('a:visible, button:visible').last()
    const { x, width: wide } = (await last.boundingBox())!
    expect(x + wide, `${locale}, ${width} px`).toBeLessThanOrEqual(content!.x + content!.width + 1)
    expect((await header.boundingBox())!.height, `${locale}, ${width} px`).toBeLessThanOrEqual(65)
  }
}

test('the header ends where the page does at every width', async ({ page }) => {
  for (const locale of LOCALES) {
    await page.goto(localizedPath('/physiotherapists', locale))
    await expectHeaderWithin(page, locale)
  }
})

test('so does that of a professional, whose four places are in it, and at the foot of a phone', async ({
  page,
  context,
  baseURL,
}) => {
  await signInDemo(context, baseURL!, 'trainer')
  for (const locale of LOCALES) {
    const t = textsOf(locale)
    await page.goto(localizedPath(PATHS.dashboard, locale))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectHeaderWithin(page, locale)
    for (const [width, name] of [
      [1440, 'common.work.label'],
      [390, 'common.work.foot'],
      [320, 'common.work.foot'],
    ] as const) {
      const places = page.getByRole('navigation', { name: t(name) })
      await page.setViewportSize({ width, height: 800 })
      await expect(places.getByRole('link'), `${width} px`).toHaveText([
        t('common.work.today'),
        t('common.work.clients'),
        t('common.work.questionnaires'),
        t('common.work.profile'),
      ])
      const today = places.getByRole('link', { name: t('common.work.today') })
      await expect(today).toHaveAttribute('aria-current', 'page')
      await expect(today).toBeInViewport({ ratio: 1 })
    }
  }
})

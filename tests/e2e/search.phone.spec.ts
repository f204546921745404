import { PATHS } from '#lib/site/routes.ts'
import { expect, inLanguage, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

inLanguage('es', (locale) => {
  const t = textsOf(locale)

  test('on a phone the search fills the screen, and a result leads there', async ({ page }) => {
    await page.goto(PATHS.faq)
    await page.getByRole('link', { name: t('common.nav.search'), exact: true }).tap()
    const dialog = page.getByRole('dialog', { name: t('search.label') })
    await expect(dialog).toBeVisible()
    const { width, height } = page.viewportSize()!
    await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width, height })
    await dialog.getByRole('textbox').fill('rodilla')
    await dialog.getByRole('link', { name: /^Rodilla que/ }).tap()
    await expect(page).toHaveURL('/article/dolor-de-rodilla-al-bajar')
  })
})

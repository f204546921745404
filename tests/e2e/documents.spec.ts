import { PATHS } from '#lib/site/routes.ts'
import { expect, inLanguage, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

inLanguage('es', (locale) => {
  const t = textsOf(locale)

  test('the switch of languages stays in the chapter', async ({ page }) => {
    await page.goto(`${PATHS.privacy}#rights`)
    await page
      .getByRole('banner')
      .getByRole('link', { name: /English/ })
      .click()
    await expect(page).toHaveURL(/\/en\/privacy#rights$/)
    await expect(page.locator('#rights')).toBeInViewport()
  })

  test('a link to a question opens it, also within the page', async ({ page }) => {
    await page.goto(`${PATHS.faq}#borrar-cuenta`)
    await expect(page.locator('#borrar-cuenta')).toHaveAttribute('open')
    await page.evaluate(() => (location.hash = '#correos'))
    await expect(page.locator('#correos')).toHaveAttribute('open')
    await expect(page.locator('#precio')).not.toHaveAttribute('open')
  })

  test('on paper a document is its text alone, in black on white', async ({ page }) => {
    await page.goto(PATHS.terms)
    await page.evaluate(() =>
      dispatchEvent(new CustomEvent('choice', { detail: { key: 'theme', value: 'dark' } })),
    )
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('navigation', { name: t('documents.contents') })).toBeHidden()
    const text = page.locator('#who ~ p').first()
    await expect(text).toBeVisible()
    await expect(text).toHaveCSS('color', 'rgb(0, 0, 0)')
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  })
})

import { localizedPath } from '#lib/i18n/locales.ts'
import { expectAccessible } from './support/accessible.ts'
import { expect, inLanguage, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

inLanguage('es', (locale) => {
  const t = textsOf(locale)

  test('the menu closes by its button, Escape and a tap outside, sets the theme, and leads on', async ({
    page,
  }) => {
    const menu = page.locator('#menu')
    const opener = page.getByRole('banner').getByRole('button', { name: t('common.nav.openMenu') })
    const open = async () => {
      await opener.tap()
      await expect(menu).toBeVisible()
    }
    await page.goto(localizedPath('/faq', locale))
    await expect(menu).toBeHidden()
    await open()
    await menu.getByRole('button', { name: t('common.nav.closeMenu') }).tap()
    await expect(menu, 'by its button').toBeHidden()
    await open()
    await page.keyboard.press('Escape')
    await expect(menu, 'by Escape').toBeHidden()
    await expect(opener).toBeFocused()
    await open()
    await page.touchscreen.tap(195, 830)
    await expect(menu, 'by a tap outside').toBeHidden()

    await open()
    await menu.getByText(t('common.theme.dark')).tap()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await menu.getByRole('link', { name: t('common.nav.nutritionists') }).tap()
    await expect(page).toHaveURL(localizedPath('/nutritionists', locale))
    await expect(menu, 'on the next page').toBeHidden()
    await open()
    await expect(menu.getByRole('link', { name: t('common.account.signIn') })).toBeVisible()
    await expect(menu.getByRole('link', { name: t('common.account.register') })).toBeVisible()
    await expectAccessible(page, 'the open menu')
    await menu.getByRole('link', { name: t('common.language.switch') }).tap()
    await expect(page).toHaveURL(localizedPath('/nutritionists', 'en'))
  })
})

import type { Page } from '@playwright/test'
import { localizedPath } from '#lib/i18n/locales.ts'
import { expect, inBothLanguages, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

inBothLanguages((locale) => {
  const t = textsOf(locale)
  const menu = (page: Page) => page.locator('#menu')
  const open = async (page: Page) => {
    await page.goto(localizedPath('/faq', locale))
    await expect(menu(page)).toBeHidden()
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('common.nav.openMenu') })
      .tap()
    await expect(menu(page)).toBeVisible()
  }

  test('the menu closes by its button, by Escape and by a tap outside', async ({ page }) => {
    const opener = page.getByRole('banner').getByRole('button', { name: t('common.nav.openMenu') })
    await open(page)
    await menu(page)
      .getByRole('button', { name: t('common.nav.closeMenu') })
      .tap()
    await expect(menu(page)).toBeHidden()
    await opener.tap()
    await expect(menu(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.tap()
    await expect(menu(page)).toBeVisible()
    await page.touchscreen.tap(195, 830)
    await expect(menu(page)).toBeHidden()
  })

  test('a link in the menu closes it and navigates', async ({ page }) => {
    await open(page)
    await menu(page)
      .getByRole('link', { name: t('common.nav.nutritionists') })
      .tap()
    await expect(page).toHaveURL(localizedPath('/nutritionists', locale))
    await expect(menu(page)).toBeHidden()
  })

  test('the menu contains language, theme and account', async ({ page }) => {
    await open(page)
    await menu(page).getByText(t('common.theme.dark')).tap()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(
      menu(page).getByRole('link', { name: t('common.account.signIn') }),
    ).toHaveAttribute('href', localizedPath('/auth?mode=login', locale))
    await expect(
      menu(page).getByRole('link', { name: t('common.account.register') }),
    ).toHaveAttribute('href', localizedPath('/register', locale))
    await menu(page)
      .getByRole('link', { name: t('common.language.switch') })
      .tap()
    await expect(page).toHaveURL(localizedPath('/faq', locale === 'es' ? 'en' : 'es'))
  })
})

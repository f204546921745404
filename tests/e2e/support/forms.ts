import { expect, type Page } from '@playwright/test'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import { textsOf } from './texts.ts'

/** A field of the sign-in form; a page may have other forms with the same fields. */
export const signInField = (page: Page, name: 'email' | 'password') =>
  page.locator(`form:has([autocomplete=current-password]) [name=${name}]`)

/** A field of the sign-up form. */
export const signUpField = (page: Page, name: 'email' | 'password') =>
  page.locator(`form:has([name=confirmPassword]) [name=${name}]`)

/** Fills and submits the sign-in form of the current page. */
export async function submitSignIn(
  page: Page,
  locale: Locale,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await signInField(page, 'email').fill(email)
  await signInField(page, 'password').fill(password)
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: textsOf(locale)('auth.signIn.submit') })
    .click()
}

/** Opens the account menu of the header on a wide screen. @returns the menu */
export async function openAccountMenu(page: Page, locale: Locale) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: textsOf(locale)('common.account.menu') })
    .click()
  return page.locator('#account')
}

/** Signs out by the menu. The header says so at once, and then the home page is loaded: nothing is to be read in between. */
export async function signOut(page: Page, locale: Locale): Promise<void> {
  const t = textsOf(locale)
  const menu = await openAccountMenu(page, locale)
  await menu.getByRole('button', { name: t('common.account.signOut') }).click()
  await page.waitForURL(({ pathname }) => pathname === localizedPath(PATHS.home, locale))
  await expect(page.getByRole('link', { name: t('common.account.signIn') })).toBeVisible()
}

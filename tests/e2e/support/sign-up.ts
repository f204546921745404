import { expect, type Page } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import type { Locale } from '#lib/i18n/locales.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { forgetTries } from './person.ts'
import { solveSum } from './sum.ts'
import { textsOf } from './texts.ts'
import { signUpField } from './forms.ts'

export const PASSWORD = 'cinco sillas verdes'
/** The browser's console message for a rejected call. */
export const SAYS_REFUSED = /status of 40[0139]/

let people = 0
/** An address that nobody has. */
export const newAddress = () => `e2e.${Date.now()}.${process.pid}.${++people}@example.com`

/** The sign-up form, as used by a visitor. */
export function signUpOn(page: Page, locale: Locale) {
  const t = textsOf(locale)
  const form = page.getByRole('tabpanel', { name: t('auth.signUpTab') })
  const step = (name: string) => expect(form.getByText(new RegExp(`: ${name}$`))).toBeVisible()
  const next = () => form.getByRole('button', { name: t('auth.signUp.next') }).tap()
  const field = (name: string) => form.getByLabel(name, { exact: true })

  const solve = () => solveSum(form, locale)
  return {
    form,
    step,
    next,
    field,
    solve,
    open: async (type: string) => {
      await forgetTries()
      await page.goto(localizedPath(`/auth?mode=register&type=${type}`, locale))
    },
    fillAccess: async (email: string, password = PASSWORD) => {
      await signUpField(page, 'email').fill(email)
      await signUpField(page, 'password').fill(password)
      await page.locator('[name=confirmPassword]').fill(password)
      await solve()
      await next()
      await step(t('auth.signUp.about'))
    },
    fillAbout: async () => {
      await field(t('people.firstName')).fill('Eva')
      await field(t('people.lastName')).fill('Prueba')
      await page.locator('[name=birthDate]').fill('1990-02-28')
      await page.locator('[name=gender]').selectOption('female')
      await next()
    },
    choosePhoto: async () => {
      const photo = fileURLToPath(
        new URL('../../../public/demo/avatars/trainer-01.webp', import.meta.url),
      )
      await form.locator('input[type=file]').setInputFiles(photo)
      await form.getByRole('button', { name: t('photo.crop.use') }).tap()
      await expect(form.getByRole('button', { name: t('photo.change') })).toBeVisible()
    },
    finish: async () => {
      await page.locator('[name=acceptTerms]').check()
      await form.getByRole('button', { name: t('auth.signUp.submit') }).tap()
    },
  }
}

import type { Page } from '@playwright/test'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { openAccountMenu, signOut, submitSignIn } from './support/forms.ts'
import { enterAs, newPerson } from './support/person.ts'
import { expect, inLanguage, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const PATH = '/profile'

function onProfile(page: Page, locale: Locale) {
  const t = textsOf(locale)
  return {
    /** Waits for its requests, which must not find the session ended: the fields come after them. */
    open: async () => {
      await page.goto(localizedPath(PATH, locale))
      await expect(page.getByLabel(t('people.phone'))).toBeVisible()
    },
    phone: page.getByLabel(t('people.phone')),
    unsaved: page.getByText(t('editing.unsaved')),
    ended: page.getByRole('heading', { name: t('session.title') }),
  }
}

inLanguage('en', (locale) => {
  const t = textsOf(locale)
  const path = localizedPath(PATH, locale)

  test('a sign-out in another tab clears the page; the draft is restored after sign-in, but not for somebody else', async ({
    page,
    context,
    baseURL,
  }) => {
    const person = await enterAs(context, baseURL!)
    const profile = onProfile(page, locale)
    await profile.open()
    await profile.phone.fill('+34 600 000 002')
    await expect(profile.unsaved).toBeVisible()

    const other = await context.newPage()
    await other.goto(localizedPath('/faq', locale))
    const menu = await openAccountMenu(other, locale)
    await menu.getByRole('button', { name: t('common.account.signOut') }).click()
    await expect(other.locator('html')).not.toHaveAttribute('data-session')

    await expect(profile.ended).toBeVisible()
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page.getByText(t('session.unsaved'))).toBeVisible()
    await expect(page.getByText(person.email)).toHaveCount(0)
    await expect(profile.phone).toHaveCount(0)

    const main = page.getByRole('main')
    await main.getByRole('link', { name: t('session.signIn') }).click()
    await expect(page).toHaveURL(
      localizedPath('/auth?mode=login&next=', locale) + encodeURIComponent(path),
    )
    await submitSignIn(page, locale, person)
    await expect(page).toHaveURL(path)
    await expect(page.getByText(t('editing.restored'))).toBeVisible()
    await expect(profile.phone).toHaveValue('+34 600 000 002')

    await other.goto(localizedPath('/faq', locale))
    await signOut(other, locale)
    await expect(profile.ended).toBeVisible()
    const somebodyElse = await newPerson()
    await other.goto(localizedPath('/auth?mode=login', locale))
    await submitSignIn(other, locale, somebodyElse)
    await expect(page.getByText(somebodyElse.email, { exact: true })).toBeVisible()
    await expect(profile.phone).toHaveValue('')
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('000 002')
  })
})

test.describe('in Spanish', () => {
  const t = textsOf('es')

  test('the redirect after sign-in uses the language switched to on the way; going back after sign-out shows no personal data', async ({
    page,
  }) => {
    await page.goto(PATH)
    await expect(page).toHaveURL(/\/auth\?/)
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('common.language.switch') })
      .click()
    await expect(page).toHaveURL(/\/en\/auth\?/)
    const person = await newPerson()
    await submitSignIn(page, 'en', person)
    await expect(page).toHaveURL('/en/profile')
    await expect(page.getByText(person.email, { exact: true })).toBeVisible()
    await page.goto('/en/faq')
    await signOut(page, 'en')
    await page.goBack()
    await page.goBack()
    const en = textsOf('en')
    await expect(page.getByRole('main')).toContainText(
      new RegExp(`${en('session.title')}|${en('auth.signIn.heading')}`),
    )
    await expect(page.getByText(person.email)).toHaveCount(0)
  })

  test('signing out with unsaved changes asks for confirmation', async ({
    page,
    context,
    baseURL,
  }) => {
    await enterAs(context, baseURL!)
    const profile = onProfile(page, 'es')
    await profile.open()
    await profile.phone.fill('+34 600 000 005')
    await expect(profile.unsaved).toBeVisible()
    const menu = await openAccountMenu(page, 'es')
    const signOut = menu.getByRole('button', { name: t('common.account.signOut') })
    const questions: string[] = []
    page.once('dialog', (dialog) => {
      questions.push(dialog.message())
      void dialog.dismiss()
    })
    await signOut.click()
    // The click loads the script that asks, so the dialog comes after it.
    await expect.poll(() => questions).toEqual([t('session.leave')])
    await expect(profile.phone).toHaveValue('+34 600 000 005')
    expect((await context.request.get('/api/profile')).status()).toBe(200)

    page.once('dialog', (dialog) => void dialog.accept())
    await signOut.click()
    await expect(page).toHaveURL('/')
    expect((await context.request.get('/api/profile')).status()).toBe(401)
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('000 005')
  })
})

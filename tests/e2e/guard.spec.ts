import type { Page } from '@playwright/test'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { openAccountMenu, submitSignIn } from './support/forms.ts'
import { GUARDED_PATHS } from './support/pages.ts'
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
      await expect(page.getByLabel(t('account.basics.phone'))).toBeVisible()
    },
    phone: page.getByLabel(t('account.basics.phone')),
    save: page.getByRole('button', { name: t('account.save.save') }),
    unsaved: page.getByText(t('account.save.unsaved')),
    ended: page.getByRole('heading', { name: t('account.ended.title') }),
  }
}

/** Whom a guarded page is for: everybody else is told why not. */
const roleOf = (path: string) =>
  path.includes('/adm') ? 'admin' : path.includes('/professional-') ? 'trainer' : 'athlete'

inLanguage('en', (locale) => {
  const t = textsOf(locale)
  const path = localizedPath(PATH, locale)
  const signInPathTo = (next: string) =>
    localizedPath('/auth?mode=login&next=', locale) + encodeURIComponent(next)

  for (const guarded of GUARDED_PATHS.map((path) => localizedPath(path, locale))) {
    test(`a visitor of ${guarded} is redirected to sign-in and back afterwards`, async ({
      page,
    }) => {
      const asked: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/api/')) asked.push(request.url())
      })
      await page.goto(guarded)
      await expect(page).toHaveURL(signInPathTo(guarded))
      expect(asked).toEqual([])
      await submitSignIn(page, locale, await newPerson(roleOf(guarded)))
      await expect(page).toHaveURL(guarded)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    })
  }

  test('a sign-out in another tab clears the page, and the draft is restored after sign-in', async ({
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
    await expect(page.getByText(t('account.ended.unsaved'))).toBeVisible()
    await expect(page.getByText(person.email)).toHaveCount(0)
    await expect(profile.phone).toHaveCount(0)

    const main = page.getByRole('main')
    await main.getByRole('link', { name: t('account.ended.signIn') }).click()
    await expect(page).toHaveURL(signInPathTo(path))
    await submitSignIn(page, locale, person)
    await expect(page).toHaveURL(path)
    await expect(page.getByText(t('account.save.restored'))).toBeVisible()
    await expect(profile.phone).toHaveValue('+34 600 000 002')
  })
})

test.describe('in Spanish', () => {
  const t = textsOf('es')

  test('the redirect after sign-in uses the language switched to on the way', async ({ page }) => {
    await page.goto(PATH)
    await expect(page).toHaveURL(/\/auth\?/)
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('common.language.switch') })
      .click()
    await expect(page).toHaveURL(/\/en\/auth\?/)
    await submitSignIn(page, 'en', await newPerson())
    await expect(page).toHaveURL('/en/profile')
  })

  test('a session that has ended is reported by the next save', async ({
    page,
    context,
    baseURL,
    problems,
  }) => {
    problems.allow(/status of 401/)
    await enterAs(context, baseURL!)
    const profile = onProfile(page, 'es')
    await profile.open()
    await profile.phone.fill('+34 600 000 003')
    await context.clearCookies({ name: /session$/ })
    await profile.save.click()
    await expect(profile.ended).toBeVisible()
    await expect(page.getByText(t('account.ended.unsaved'))).toBeVisible()
  })

  test('a sign-in as another user in another tab reloads the page for that user', async ({
    page,
    context,
    baseURL,
  }) => {
    await enterAs(context, baseURL!)
    const profile = onProfile(page, 'es')
    await profile.open()
    await profile.phone.fill('+34 600 000 004')
    const other = await context.newPage()
    await other.goto('/faq')
    const menu = await openAccountMenu(other, 'es')
    await menu.getByRole('button', { name: t('common.account.signOut') }).click()
    await expect(profile.ended).toBeVisible()
    await expect(other).toHaveURL('/')

    const somebodyElse = await newPerson()
    await other.goto('/auth?mode=login')
    await submitSignIn(other, 'es', somebodyElse)
    await expect(page.getByText(somebodyElse.email, { exact: true })).toBeVisible()
    await expect(profile.phone).toHaveValue('')
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('000 004')
  })

  test('going back after sign-out shows no personal data', async ({ page, context, baseURL }) => {
    const person = await enterAs(context, baseURL!)
    await onProfile(page, 'es').open()
    await expect(page.getByText(person.email, { exact: true })).toBeVisible()
    await page.goto('/faq')
    const menu = await openAccountMenu(page, 'es')
    await menu.getByRole('button', { name: t('common.account.signOut') }).click()
    await expect(page).toHaveURL('/')
    await page.goBack()
    await page.goBack()
    await expect(page.getByRole('main')).toContainText(
      new RegExp(`${t('account.ended.title')}|${t('auth.signIn.heading')}`),
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
    await expect.poll(() => questions).toEqual([t('account.ended.leave')])
    await expect(profile.phone).toHaveValue('+34 600 000 005')
    expect((await context.request.get('/api/profile')).status()).toBe(200)

    page.once('dialog', (dialog) => void dialog.accept())
    await signOut.click()
    await expect(page).toHaveURL('/')
    expect((await context.request.get('/api/profile')).status()).toBe(401)
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('000 005')
  })
})

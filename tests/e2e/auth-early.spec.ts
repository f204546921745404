import type { Page } from '@playwright/test'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import { signInDemo } from './support/demo-session.ts'
import { holdBack, ISLAND_SCRIPTS } from './support/hold-back.ts'
import { filesOf, islandsAlive, watchScripts } from './support/island.ts'
import { watchShifts } from './support/layout-shift.ts'
import { networkQuiet } from './support/network.ts'
import { newPerson } from './support/person.ts'
import { expect, inLanguage, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'
import { signInField, signUpField } from './support/forms.ts'

// How the forms of /auth hydrate: src/directives/form.ts. What they keep then: tests/component/account/early.test.tsx.

/** The island that the address asks for. */
const islandOn = (page: Page) => page.locator('main astro-island')

const open = (page: Page, locale: Locale, path: string) => page.goto(localizedPath(path, locale))

inLanguage('es', (locale) => {
  const t = textsOf(locale)

  for (const how of ['click', 'Enter'] as const) {
    test(`signing in by ${how} before hydration is done after it`, async ({ page }) => {
      const { email, password } = await newPerson()
      const release = await holdBack(page, ISLAND_SCRIPTS)
      await open(page, locale, PATHS.auth)
      await signInField(page, 'email').fill(email)
      await signInField(page, 'password').fill(password)
      const submit = page.getByRole('button', { name: t('auth.signIn.submit') })
      if (how === 'click') await submit.click()
      else await signInField(page, 'password').press('Enter')
      await expect(submit).toHaveAttribute('aria-busy', 'true')
      expect(page.url()).toMatch(new RegExp(`${localizedPath(PATHS.auth, locale)}$`))
      release()
      await expect(page).toHaveURL(localizedPath(PATHS.home, locale))
    })
  }

  test('the other tab pressed before hydration is opened after it', async ({ page }) => {
    const release = await holdBack(page, ISLAND_SCRIPTS)
    await open(page, locale, PATHS.signIn)
    await page.getByRole('tab', { name: t('auth.signUpTab') }).click()
    release()
    await expect(signUpField(page, 'email')).toBeVisible()
    await expect(page).toHaveURL(/mode=register/)
  })

  test('files come with the first move on the page, hydration with the first touch of the form', async ({
    page,
  }) => {
    const scripts = watchScripts(page)
    await open(page, locale, PATHS.signIn)
    const island = islandOn(page)
    const files = await filesOf(island)
    await networkQuiet(page)
    for (const file of files) expect(scripts).not.toContain(file)
    // The first position of a pointer is no move.
    await page.mouse.move(4, 4)
    await page.mouse.move(8, 8)
    await expect.poll(() => scripts).toEqual(expect.arrayContaining(files))
    await networkQuiet(page)
    await expect(island).toHaveAttribute('ssr')
    await signInField(page, 'email').focus()
    await islandsAlive(page)
    await expect(signInField(page, 'email')).toBeFocused()
  })

  test('hydration waits for the end of the word that is being typed', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-01-01T10:00:00') })
    const release = await holdBack(page, ISLAND_SCRIPTS)
    await open(page, locale, PATHS.signIn)
    const island = islandOn(page)
    const email = signInField(page, 'email')
    await page.clock.pauseAt(new Date('2026-01-01T11:00:00'))
    await email.pressSequentially('maria@')
    release()
    await page.evaluate(
      (urls) => Promise.all(urls.map((url) => import(url))),
      await filesOf(island),
    )
    await email.pressSequentially('example')
    await expect(island).toHaveAttribute('ssr')
    await page.clock.runFor(1_000)
    await islandsAlive(page)
    await email.pressSequentially('.com')
    await expect(email).toHaveValue('maria@example.com')
  })

  test('who signs in in another tab and comes back is led on, without a touch', async ({
    page,
    context,
    baseURL,
  }) => {
    await open(page, locale, `${PATHS.auth}?next=${PATHS.shortlist}`)
    await networkQuiet(page)
    await signInDemo(context, baseURL!, 'athlete')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(page).toHaveURL(localizedPath(PATHS.shortlist, locale))
  })

  test('an address with a user type opens its form without a jump', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const shifted = await watchShifts(page)
    const release = await holdBack(page, ISLAND_SCRIPTS)
    await open(page, locale, `${PATHS.signUp}&type=trainer`)
    const trainer = page.getByRole('radio', { name: t('professionals.profession.trainer') })
    await expect(trainer).toBeChecked()
    await expect(signInField(page, 'email')).toHaveCount(0)
    const email = signUpField(page, 'email')
    await email.fill('eva@example.com')
    release()
    await expect(page.locator('[name=answer]')).toBeEditable()
    await networkQuiet(page)
    await expect(trainer).toBeChecked()
    await expect(email).toHaveValue('eva@example.com')
    expect(await shifted()).toEqual([])
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('it is said that it is needed, and there is no form that would send a password', async ({
    page,
  }) => {
    await page.goto(PATHS.signUp)
    // Playwright's text search ignores this element.
    await expect(page.getByRole('main').locator('noscript p')).toBeVisible()
    for (const form of await page.locator('main form').all()) await expect(form).toBeHidden()
  })
})

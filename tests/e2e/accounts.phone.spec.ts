import { eq } from 'drizzle-orm'
import { users } from '#db/schema/index.ts'
import { SESSION_HINT } from '#lib/accounts/session-hint.ts'
import { TERMS_VERSION } from '#lib/accounts/sign-up.ts'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import { openAccountMenu, submitSignIn } from './support/forms.ts'
import { mailedLink, openMailed } from './support/mailbox.ts'
import { withDatabase } from './support/person.ts'
import { newAddress, PASSWORD, SAYS_REFUSED, signUpOn } from './support/sign-up.ts'
import { expect, inLanguage, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const homeOf = (locale: Locale) => new RegExp(`^http://[^/]+${localizedPath('/', locale)}$`)

inLanguage('es', (locale) => {
  const t = textsOf(locale)
  const home = homeOf(locale)

  test('an athlete signs up, confirms, signs in, resets the password and signs out', async ({
    page,
    request,
    problems,
  }) => {
    test.setTimeout(90_000)
    problems.allow(SAYS_REFUSED)
    const email = newAddress()
    const signUp = signUpOn(page, locale)
    await signUp.open('athlete')
    await signUp.fillAccess(email)
    await signUp.fillAbout()
    await signUp.step(t('auth.signUp.athlete'))
    await page.locator('[name=activityLevel]').selectOption('moderate')
    await page.locator('[name=mainGoal]').selectOption('toning')
    await signUp.next()
    const shown = t('auth.signUp.version', { version: TERMS_VERSION })
    await expect(signUp.form.getByText(shown)).toBeVisible()
    await signUp.finish()
    const done = page.getByText(t('auth.signUp.doneText', { email }))
    await expect(done).toBeVisible()
    await expect(page).toHaveURL(/mode=login/)
    // A long address does not overflow the card.
    // The panel of the form that was left may still be there for a moment.
    const card = (await page.getByRole('tabpanel').filter({ has: done }).boundingBox())!
    const said = (await done.boundingBox())!
    expect(said.x + said.width).toBeLessThanOrEqual(card.x + card.width)

    const stored = await withDatabase((db) =>
      db.select({ version: users.termsVersion }).from(users).where(eq(users.email, email)),
    )
    expect(stored).toEqual([{ version: TERMS_VERSION }])

    // Before the address is confirmed.
    await submitSignIn(page, locale, { email, password: PASSWORD })
    await expect(page.getByRole('alert')).toContainText(t('auth.failure.unconfirmed', { email }))

    await openMailed(page, await mailedLink(request, email, 'type=signup'))
    const dialog = page.getByRole('dialog', { name: t('auth.confirm.titles.done') })
    await expect(dialog.getByText(t('auth.confirm.entered'))).toBeVisible()
    expect(page.url()).not.toContain('token')
    const onwards = dialog.getByRole('link', { name: t('auth.confirm.goOn') })
    await expect(onwards).toBeFocused()
    const edges = (await dialog.boundingBox())!
    expect(edges.x).toBeGreaterThanOrEqual(16)

    // On another day.
    for (const name of ['mfa-session', SESSION_HINT]) await page.context().clearCookies({ name })
    await page.goto(localizedPath(PATHS.signIn, locale))
    await submitSignIn(page, locale, { email, password: 'not the password' })
    await expect(page.getByRole('alert')).toContainText(t('auth.failure.credentials'))
    await submitSignIn(page, locale, { email, password: PASSWORD })
    await expect(page.getByText(t('auth.signIn.done'))).toBeVisible()
    await expect(page).toHaveURL(home)

    const menu = await openAccountMenu(page, locale)
    await expect(menu.getByRole('link', { name: t('common.account.profile') })).toBeVisible()
    await expect(menu.getByRole('link', { name: t('common.nav.trainers') })).toBeVisible()
    await expect(menu.getByRole('link', { name: t('common.account.clients') })).toBeHidden()
    await expect(menu.getByRole('link', { name: t('common.account.admin') })).toBeHidden()
    const siteMenu = page
      .getByRole('banner')
      .getByRole('button', { name: t('common.nav.openMenu') })
    await expect(siteMenu, 'one menu').toBeHidden()

    // A signed-in user is redirected away from the sign-in page.
    await page.goto(localizedPath(PATHS.signIn, locale))
    await expect(page).toHaveURL(home)

    await page.goto(localizedPath(PATHS.forgotPassword, locale))
    await page.getByRole('main').locator('[name=email]').fill(email)
    await page.getByRole('button', { name: t('auth.forgot.submit') }).tap()
    await expect(page.getByText(t('auth.forgot.sent'))).toBeVisible()
    await openMailed(page, await mailedLink(request, email, 'type=recovery'))
    const password = 'otras siete ventanas'
    await page.locator('[name=password]').fill('12345')
    await page.locator('[name=confirmation]').fill('12345')
    expect(page.url()).not.toContain('access_token')
    const save = page.getByRole('button', { name: t('auth.reset.submit') })
    await save.tap()
    await expect(page.getByText(t('auth.reset.tooShort', { min: 6 }))).toBeVisible()
    await page.locator('[name=password]').fill(password)
    await page.locator('[name=confirmation]').fill(password)
    await save.tap()
    await expect(page.getByText(t('auth.reset.done'))).toBeVisible()
    await expect(page).toHaveURL(/mode=login/)

    // The session from before the reset has ended, although its hint cookie remains.
    await submitSignIn(page, locale, { email, password })
    await expect(page).toHaveURL(home)
    await openAccountMenu(page, locale)
    await menu.getByRole('button', { name: t('common.account.signOut') }).tap()
    await expect(page.locator('html')).not.toHaveAttribute('data-session', 'in')
    await siteMenu.tap()
    const signIn = page.locator('#menu').getByRole('link', { name: t('common.account.signIn') })
    await expect(signIn).toBeVisible()
  })
})

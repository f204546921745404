import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { users } from '#db/schema/index.ts'
import { TERMS_VERSION } from '#lib/accounts/sign-up.ts'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import { mailedLink } from './support/mailbox.ts'
import { withDatabase } from './support/person.ts'
import { PASSWORD, signUpOn } from './support/sign-up.ts'
import { expect, inLanguage, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

/** The browser's console message for a rejected call. */
const SAYS_REFUSED = /status of 40[0139]/

let people = 0
const newAddress = () => `e2e.${Date.now()}.${process.pid}.${++people}@example.com`

async function signIn(page: Page, locale: Locale, email: string, password: string) {
  const t = textsOf(locale)
  await page.locator('#sign-in-email').fill(email)
  await page.locator('#sign-in-password').fill(password)
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: t('auth.signIn.submit') })
    .tap()
}

/** Opens a mailed link as a new page: a navigation that only changes the fragment would not load it. */
async function openMailed(page: Page, link: string) {
  await page.goto('about:blank')
  await page.goto(link)
}

const homeOf = (locale: Locale) => new RegExp(`^http://[^/]+${localizedPath('/', locale)}$`)

const openMenu = (page: Page, locale: Locale) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: textsOf(locale)('common.nav.openMenu') })
    .tap()

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
    await page.locator('#sign-up-activityLevel').selectOption('moderate')
    await page.locator('#sign-up-mainGoal').selectOption('toning')
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
    await signIn(page, locale, email, PASSWORD)
    await expect(page.getByRole('alert')).toContainText(t('auth.failure.unconfirmed', { email }))

    await openMailed(page, await mailedLink(request, email, 'type=signup'))
    const dialog = page.getByRole('dialog', { name: t('auth.confirm.titles.done') })
    await expect(dialog.getByText(t('auth.confirm.done'))).toBeVisible()
    expect(page.url()).not.toContain('token')
    const onwards = dialog.getByRole('link', { name: t('auth.confirm.signIn') })
    await expect(onwards).toBeFocused()
    const edges = (await dialog.boundingBox())!
    expect(edges.x).toBeGreaterThanOrEqual(16)
    await onwards.tap()

    await signIn(page, locale, email, 'not the password')
    await expect(page.getByRole('alert')).toContainText(t('auth.failure.credentials'))
    await signIn(page, locale, email, PASSWORD)
    await expect(page.getByText(t('auth.signIn.done'))).toBeVisible()
    await expect(page).toHaveURL(home)

    await openMenu(page, locale)
    const menu = page.locator('#menu')
    await expect(menu.getByRole('link', { name: t('common.account.profile') })).toBeVisible()
    await expect(menu.getByRole('link', { name: t('common.account.clients') })).toBeHidden()
    await expect(menu.getByRole('link', { name: t('common.account.admin') })).toBeHidden()
    await expect(menu.getByRole('link', { name: t('common.account.signIn') })).toBeHidden()

    // A signed-in user is redirected away from the sign-in page.
    await page.goto(localizedPath(PATHS.signIn, locale))
    await expect(page).toHaveURL(home)

    await page.goto(localizedPath(PATHS.forgotPassword, locale))
    await page.locator('#forgot-email').fill(email)
    await page.getByRole('button', { name: t('auth.forgot.submit') }).tap()
    await expect(page.getByText(t('auth.forgot.sent'))).toBeVisible()
    await openMailed(page, await mailedLink(request, email, 'type=recovery'))
    const password = 'otras siete ventanas'
    await page.locator('#reset-password').fill('12345')
    await page.locator('#reset-confirm').fill('12345')
    expect(page.url()).not.toContain('access_token')
    const save = page.getByRole('button', { name: t('auth.reset.submit') })
    await save.tap()
    await expect(page.getByText(t('auth.reset.tooShort', { min: 6 }))).toBeVisible()
    await page.locator('#reset-password').fill(password)
    await page.locator('#reset-confirm').fill(password)
    await save.tap()
    await expect(page.getByText(t('auth.reset.done'))).toBeVisible()
    await expect(page).toHaveURL(/mode=login/)

    // The session from before the reset has ended, although its hint cookie remains.
    await signIn(page, locale, email, password)
    await expect(page).toHaveURL(home)
    await openMenu(page, locale)
    await menu.getByRole('button', { name: t('common.account.signOut') }).tap()
    await expect(page.locator('html')).not.toHaveAttribute('data-session', 'in')
    await openMenu(page, locale)
    await expect(menu.getByRole('link', { name: t('common.account.signIn') })).toBeVisible()
  })
})

inLanguage('en', (locale) => {
  const t = textsOf(locale)
  const home = homeOf(locale)

  test('a trainer signs up with a photo, and the draft survives a reload', async ({
    page,
    request,
    problems,
  }) => {
    test.setTimeout(90_000)
    problems.allow(SAYS_REFUSED)
    const email = newAddress()
    const signUp = signUpOn(page, locale)
    await signUp.open('trainer')
    await page.locator('#sign-up-email').fill(email)
    await page.locator('#sign-up-password').fill(PASSWORD)
    await page.reload()
    await expect(page.locator('#sign-up-email')).toHaveValue(email)
    await expect(page.locator('#sign-up-password')).toHaveValue('')

    await signUp.next()
    await expect(page.locator('#sign-up-password')).toBeFocused()
    await signUp.fillAccess(email)
    await signUp.fillAbout()
    await signUp.step(t('auth.signUp.professional'))
    await signUp.next()
    await expect(page.locator('#sign-up-specialization')).toBeFocused()
    await expect(signUp.form.getByText(t('fields.choice.some'))).toHaveCount(2)
    await expect(signUp.form.getByText(t('fields.choice.one'))).toBeVisible()
    await signUp.form.getByLabel(t('professionals.specialty.strength')).check()
    await signUp.form.getByLabel(t('professionals.goal.toning')).check()
    await signUp.form.getByLabel(t('professionals.modality.both')).check()
    await page.locator('#sign-up-experienceYears').fill('4')
    const certifications = page.locator('#sign-up-certifications')
    await certifications.fill('NSCA')
    await certifications.press('Enter')
    await certifications.fill('ACE')
    await certifications.press('Enter')
    await page.getByRole('button', { name: t('auth.signUp.remove', { name: 'ACE' }) }).tap()
    await expect(
      page.getByRole('button', { name: t('auth.signUp.remove', { name: 'NSCA' }) }),
    ).toBeVisible()
    await signUp.next()

    await signUp.finish()
    await expect(page.getByText(t('fields.problem.photo_required'))).toBeVisible()
    await expect(page.locator('#sign-up-photo')).toBeFocused()
    await signUp.choosePhoto()
    await signUp.finish()
    await expect(page.getByText(t('auth.signUp.doneText', { email }))).toBeVisible()

    await openMailed(page, await mailedLink(request, email, 'type=signup'))
    await page.getByRole('link', { name: t('auth.confirm.signIn') }).tap()
    await signIn(page, locale, email, PASSWORD)
    await expect(page).toHaveURL(home)
    await openMenu(page, locale)
    const menu = page.locator('#menu')
    await expect(menu.getByRole('link', { name: t('common.account.clients') })).toBeVisible()
    await expect(menu.getByRole('link', { name: t('common.account.admin') })).toBeHidden()
    const profile = await page.request.get('/api/profile')
    expect(await profile.json()).toMatchObject({
      role: 'trainer',
      avatarUrl: expect.stringMatching(/^\/avatars\//),
      professional: { certifications: ['NSCA'], modality: 'both', experienceYears: 4 },
    })
  })

  test('in another browser the mailed link requires the password of the sign-up; a wrong link is reported', async ({
    page,
    request,
    newVisitor,
    problems,
  }) => {
    problems.allow(SAYS_REFUSED)
    problems.allow(/status of 410/)
    const email = newAddress()
    const signUp = signUpOn(page, locale)
    await signUp.open('athlete')
    await signUp.fillAccess(email)
    await signUp.fillAbout()
    await page.locator('#sign-up-activityLevel').selectOption('moderate')
    await page.locator('#sign-up-mainGoal').selectOption('toning')
    await signUp.next()
    await signUp.finish()
    await expect(page.getByText(t('auth.signUp.doneText', { email }))).toBeVisible()
    // Said once, in its place: nothing lies over the form below.
    await expect(page.getByText(t('auth.signUp.done'))).toHaveCount(1)
    const link = () => mailedLink(request, email, 'type=signup')
    const first = await link()
    await page.getByRole('button', { name: t('auth.signIn.resend') }).tap()
    await expect(page.getByText(t('auth.signIn.resent', { email }))).toBeVisible()

    const elsewhere = await (await newVisitor({ locale })).newPage()
    await expect.poll(link).not.toBe(first)
    await openMailed(elsewhere, await link())
    const dialog = elsewhere.getByRole('dialog')
    await expect(dialog.getByText(t('auth.confirm.password'))).toBeVisible()
    const password = dialog.getByLabel(t('auth.password'))
    const submit = dialog.getByRole('button', { name: t('auth.confirm.submit') })
    await expect(password).toBeFocused()
    await submit.click()
    await expect(dialog.getByRole('alert')).toHaveText(t('auth.confirm.noPassword'))
    await password.fill('la de otra persona')
    await submit.click()
    await expect(dialog.getByRole('alert')).toHaveText(t('auth.confirm.wrongPassword'))
    await expect(password).toHaveValue('la de otra persona')
    await password.fill(PASSWORD)
    await submit.click()
    await expect(dialog.getByText(t('auth.confirm.done'))).toBeVisible()

    await openMailed(elsewhere, `${localizedPath('/', locale)}#token=${'x'.repeat(43)}&type=signup`)
    await expect(dialog.getByText(t('auth.confirm.invalid'))).toBeVisible()
    await dialog.getByRole('button', { name: t('auth.confirm.close') }).click()
    await expect(dialog).toBeHidden()
  })
})

test('the photo of a physiotherapist is stored in the browser until the first sign-in', async ({
  page,
  request,
  problems,
}) => {
  test.setTimeout(90_000)
  problems.allow(SAYS_REFUSED)
  const t = textsOf('es')
  const email = newAddress()
  const signUp = signUpOn(page, 'es')
  await signUp.open('physiotherapist')
  await signUp.fillAccess(email)
  await signUp.fillAbout()
  await signUp.step(t('auth.signUp.professional'))
  await signUp.form.getByLabel(t('professionals.specialty.manual_therapy')).check()
  await signUp.form
    .getByRole('radio', { name: t('professionals.modality.online'), exact: true })
    .check()
  await page.locator('#sign-up-experienceYears').fill('0')
  await signUp.next()
  await signUp.choosePhoto()
  await signUp.finish()
  await expect(page.getByText(t('auth.signUp.doneText', { email }))).toBeVisible()
  const waiting = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => /photo/i.test(key)))
  expect(await waiting()).toHaveLength(1)

  await openMailed(page, await mailedLink(request, email, 'type=signup'))
  await page.getByRole('link', { name: t('auth.confirm.signIn') }).tap()
  await signIn(page, 'es', email, PASSWORD)
  // It is sent before the page is left.
  await expect(page).toHaveURL(localizedPath('/', 'es'))
  expect(await waiting()).toHaveLength(0)
  const profile = await page.request.get('/api/profile')
  const { avatarUrl } = (await profile.json()) as { avatarUrl: string }
  const picture = await page.request.get(avatarUrl)
  expect(picture.headers()['content-type']).toBe('image/webp')
})

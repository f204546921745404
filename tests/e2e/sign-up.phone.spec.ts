import { localizedPath } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import { signUpField } from './support/forms.ts'
import { registerOn } from './support/health.ts'
import { watchScripts } from './support/island.ts'
import { mailedLink, openMailed } from './support/mailbox.ts'
import { forgetTries } from './support/person.ts'
import { newAddress, PASSWORD, SAYS_REFUSED, signUpOn } from './support/sign-up.ts'
import { expect, inLanguage, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

inLanguage('en', (locale) => {
  const t = textsOf(locale)

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
    await page.locator('[name=activityLevel]').selectOption('moderate')
    await page.locator('[name=mainGoal]').selectOption('toning')
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

  test('the photo of a physiotherapist is stored in the browser until the first sign-in', async ({
    page,
    request,
    problems,
  }) => {
    problems.allow(SAYS_REFUSED)
    const scripts = watchScripts(page)
    const croppers = () => scripts.filter((path) => path.includes('/photo-cropper'))
    const email = newAddress()
    const signUp = signUpOn(page, locale)
    await signUp.open('physiotherapist')
    await signUpField(page, 'email').fill(email)
    // It is stored once the form is hydrated, which is when it asks for its sum.
    await expect(page.locator('[name=answer]')).toBeEditable()
    await page.reload()
    await expect(signUpField(page, 'email')).toHaveValue(email)
    await signUp.fillAccess(email)
    await signUp.fillAbout()
    await signUp.step(t('auth.signUp.professional'))
    await signUp.form.getByLabel(t('professionals.specialty.manual_therapy')).check()
    await signUp.form
      .getByRole('radio', { name: t('professionals.modality.online'), exact: true })
      .check()
    await page.locator('[name=experienceYears]').fill('0')
    await signUp.next()
    expect(croppers(), 'the cropper is loaded after a photo is chosen').toEqual([])
    await signUp.choosePhoto()
    await expect.poll(croppers).not.toEqual([])
    await signUp.finish()
    await expect(page.getByText(t('auth.signUp.doneText', { email }))).toBeVisible()
    const waiting = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => /photo/i.test(key)))
    expect(await waiting()).toHaveLength(1)

    await openMailed(page, await mailedLink(request, email, 'type=signup'))
    const confirmed = page.getByRole('dialog', { name: t('auth.confirm.titles.done') })
    await expect(confirmed.getByText(t('auth.confirm.entered'))).toBeVisible()
    expect(await waiting()).toHaveLength(0)
    await confirmed.getByRole('button', { name: t('auth.confirm.close') }).tap()
    const places = page.getByRole('navigation', { name: t('common.work.foot') })
    await expect(places.getByRole('link')).toHaveText([
      t('common.work.today'),
      t('common.work.clients'),
      t('common.work.questionnaires'),
      t('common.work.profile'),
    ])
    const profile = await page.request.get('/api/profile')
    const { role, avatarUrl } = (await profile.json()) as { role: string; avatarUrl: string }
    expect(role).toBe('physiotherapist')
    const picture = await page.request.get(avatarUrl)
    expect(picture.headers()['content-type']).toBe('image/webp')
  })
})

inLanguage('es', (locale) => {
  const t = textsOf(locale)

  test('who signs up from the demonstration is back there by the mailed link, with what was typed and no password', async ({
    page,
    context,
    request,
  }) => {
    // The mail is read in another tab, with this one behind it.
    await page.addInitScript(() =>
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => true }),
    )
    const register = registerOn(page)
    await register.open()
    await register.field('weight').fill('72,5')
    await register.save.tap()
    await register.saved.waitFor()
    await page.getByRole('link', { name: t('health.demo.signUp') }).tap()
    const email = newAddress()
    const signUp = signUpOn(page, locale)
    await forgetTries()
    await page.locator('[name=userType][value=athlete]').check()
    await signUp.fillAccess(email)
    await signUp.fillAbout()
    await page.locator('[name=activityLevel]').selectOption('moderate')
    await page.locator('[name=mainGoal]').selectOption('toning')
    await signUp.next()
    await signUp.finish()
    await expect(page.getByText(t('auth.signUp.doneText', { email }))).toBeVisible()

    const mailed = await context.newPage()
    await mailed.goto(await mailedLink(request, email, 'type=signup'))
    await expect(mailed.getByText(t('auth.confirm.entered'))).toBeVisible()
    await expect(page).toHaveURL(`${PATHS.health}?tab=data`)
    await expect(page.getByRole('region', { name: t('health.bring.title') })).toContainText(
      t('health.bring.text', { count: 1 }),
    )
  })
})

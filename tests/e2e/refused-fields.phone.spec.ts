import { localizedPath } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import { islandsAlive } from './support/island.ts'
import { enterAs } from './support/person.ts'
import { signUpOn } from './support/sign-up.ts'
import { expect, inLanguage, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

inLanguage('es', (locale) => {
  const t = textsOf(locale)

  test('sign-up rejects implausible years of experience before submitting', async ({ page }) => {
    const signUp = signUpOn(page, locale)
    await signUp.open('trainer')
    await signUp.fillAccess(`${crypto.randomUUID()}@example.com`)
    await signUp.fillAbout()
    await signUp.step(t('auth.signUp.professional'))
    await signUp.form.getByLabel(t('professionals.specialty.strength')).check()
    await signUp.form.getByLabel(t('professionals.goal.toning')).check()
    await signUp.form.getByLabel(t('professionals.modality.both')).check()
    const years = page.locator('#sign-up-experienceYears')
    await years.fill('55')
    await page.locator('#sign-up-instagram').fill('https://example.com/instagram.com')
    await signUp.next()
    await expect(years).toHaveAccessibleDescription(t('fields.problem.more_than_age'))
    await expect(years).toBeFocused()
    await expect(page.locator('#sign-up-instagram')).toHaveAccessibleDescription(
      t('fields.problem.wrong_network'),
    )
    await years.fill('5')
    await page.locator('#sign-up-instagram').fill('https://www.instagram.com/eva')
    await signUp.next()
    await signUp.step(t('auth.signUp.finish'))
  })

  test('sign-up returns to an easily guessed password with the reason', async ({
    page,
    problems,
  }) => {
    problems.allow(/status of 400/)
    const signUp = signUpOn(page, locale)
    await signUp.open('athlete')
    const email = `${crypto.randomUUID()}@example.com`
    const password = page.locator('#sign-up-password')
    await page.locator('#sign-up-email').fill(email)
    await password.fill('password1')
    await page.locator('#sign-up-confirmPassword').fill('password1')
    await signUp.solve()
    await signUp.next()
    // In its own step; only with a name is it known later what it is made of.
    await expect(password).toHaveAccessibleDescription(t('fields.problem.too_common'))
    await expect(password).toBeFocused()
    await expect(page.locator('#sign-up-answer')).not.toHaveValue('')
    await signUp.fillAccess(email, 'Eva Prueba 90')
    await signUp.fillAbout()
    await page.locator('#sign-up-activityLevel').selectOption('light')
    await page.locator('#sign-up-mainGoal').selectOption('toning')
    await signUp.next()
    await signUp.finish()
    await expect(password).toHaveAccessibleDescription(t('fields.problem.own_words'))
    await expect(password).toBeFocused()
  })

  test('the profile rejects implausible years of experience before saving', async ({
    page,
    context,
    baseURL,
  }) => {
    await enterAs(context, baseURL!, 'trainer')
    await page.goto(localizedPath(PATHS.profile, locale))
    await islandsAlive(page)
    const years = page.getByLabel(t('account.professional.experienceYears'))
    await years.fill('55')
    const index = page.getByRole('navigation', { name: t('account.parts') })
    await index.getByRole('link', { name: t('account.part.data.title'), exact: true }).tap()
    await page.getByLabel(t('account.person.birthDate')).fill('1990-02-28')
    await page.getByRole('button', { name: t('account.save.save') }).tap()
    await expect(years).toHaveAccessibleDescription(t('fields.problem.more_than_age'))
    await expect(years).toBeFocused()
  })

  test('a password change explains why a password is easily guessed', async ({
    page,
    context,
    baseURL,
    problems,
  }) => {
    problems.allow(/status of 400/)
    const person = await enterAs(context, baseURL!)
    await page.goto(localizedPath(PATHS.profileSecurity, locale))
    const form = page.getByRole('form', { name: t('account.password.title') })
    const password = form.locator('#new-password')
    await form.locator('#current-password').fill(person.password)
    await password.fill('abcdefgh')
    await form.getByRole('button', { name: t('account.password.submit') }).tap()
    await expect(form.getByText(t('fields.problem.sequence'))).toBeVisible()
    await expect(password).toBeFocused()
  })
})

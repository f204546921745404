import { localizedPath } from '#lib/i18n/locales.ts'
import { PATHS, profilePath } from '#lib/site/routes.ts'
import { somebody } from './support/api.ts'
import { contactOn, WRITTEN } from './support/contact.ts'
import { submitSignIn } from './support/forms.ts'
import { enter, enterAs, forgetTries, newPerson } from './support/person.ts'
import { newTrainer } from './support/professional.ts'
import { expect, inLanguage, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

test.beforeEach(forgetTries)

inLanguage('es', (locale) => {
  const t = textsOf(locale)

  test('a signed-in person is asked for nothing that is known, and finds the code among what was sent', async ({
    page,
    context,
    baseURL,
  }) => {
    await enterAs(context, baseURL!)
    const contact = contactOn(page, locale)
    await page.goto(contact.path)
    await contact.opener.click()
    await expect(contact.name).toHaveValue('Test athlete')
    await contact.objective.selectOption('strength')
    await contact.message.fill(WRITTEN)
    await contact.send.click()
    const code = await contact.code()
    await page.goto(`${localizedPath(PATHS.profile, locale)}#requests`)
    const sent = page.getByRole('region', { name: t('requests.sent.title') })
    await sent.getByText(t('requests.sent.unread'), { exact: true }).click()
    await expect(sent.getByText(WRITTEN)).toBeVisible()
    await expect(sent.getByText(code)).toBeVisible()
  })

  test('a profile offers its owner posts to add, and no message to themselves', async ({
    page,
    context,
    baseURL,
  }) => {
    const alba = await newTrainer('Alba Propia')
    const contact = contactOn(page, locale, alba.professionalId)
    await page.goto(contact.path)
    await expect(contact.opener).toBeVisible()
    await expect(page.getByText(t('profile.posts.none', { max: 3 }))).toBeVisible()
    await enter(context, baseURL!, alba)
    await page.goto(contact.path)
    await expect(page.getByRole('link', { name: t('profile.posts.add') })).toBeVisible()
    await expect(page.locator('[data-contact]:visible')).toHaveCount(0)
    await expect(page.getByText(t('profile.posts.none', { max: 3 }))).toBeHidden()
  })

  test('signing in on the page of the sign-in leads back to the message', async ({ page }) => {
    const person = await newPerson()
    const contact = contactOn(page, locale)
    await page.goto(contact.path)
    await contact.opener.click()
    await contact.message.fill(WRITTEN)
    await page.goto(localizedPath(PATHS.signIn, locale))
    await submitSignIn(page, locale, person)
    await expect(contact.message).toHaveValue(WRITTEN)
    await expect(page).toHaveURL(contact.path)
  })

  test('the goal of the list is the objective of the message', async ({ page, request }) => {
    const { id } = await somebody(request, 'nutritionist')
    await page.goto(localizedPath('/nutritionists?goal=muscle_gain', locale))
    const profile = localizedPath(profilePath('nutritionist', id), locale)
    await page.evaluate((path) => location.assign(path), profile)
    // Until the scripts are there the button is a link to the form.
    await page.waitForURL(profile)
    const contact = contactOn(page, locale)
    await contact.opener.click()
    await expect(contact.objective).toHaveValue('muscle_gain')
  })
})

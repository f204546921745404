import { localizedPath } from '#lib/i18n/locales.ts'
import { PATHS, profilePath } from '#lib/site/routes.ts'
import { somebody } from './support/api.ts'
import { contactOn, WRITTEN } from './support/contact.ts'
import { submitSignIn } from './support/forms.ts'
import { enterAs, forgetTries, newPerson } from './support/person.ts'
import { expect, inLanguage, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

test.beforeEach(forgetTries)

inLanguage('es', (locale) => {
  const t = textsOf(locale)

  test('a signed-in person is asked for nothing that is known, and gets a code to copy', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await enterAs(context, baseURL!)
    const contact = contactOn(page, locale)
    await page.goto(contact.path)
    await contact.opener.click()
    await expect(contact.name).toHaveValue('Test athlete')
    await contact.objective.selectOption('strength')
    await contact.message.fill(WRITTEN)
    await contact.send.click()
    const code = await contact.code()
    const { sheet } = contact
    await sheet.getByRole('button', { name: `${t('contact.done.copy')} ${code}` }).click()
    await expect(sheet.getByText(t('contact.done.copied')).first()).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)
    await sheet.getByRole('link', { name: t('contact.done.requests') }).click()
    await expect(page).toHaveURL(/\/profile#requests$/)
    const sent = page.getByRole('region', { name: t('requests.sent.title') })
    await sent.getByText(t('requests.sent.unread'), { exact: true }).click()
    await expect(sent.getByText(WRITTEN)).toBeVisible()
    await expect(sent.getByText(code)).toBeVisible()
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
    // Until the scripts are there the button is a link to the sign-in.
    await page.waitForURL(profile)
    const contact = contactOn(page, locale)
    await contact.opener.click()
    await expect(contact.objective).toHaveValue('muscle_gain')
  })
})

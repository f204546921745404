import { localizedPath } from '#lib/i18n/locales.ts'
import { PATHS, profilePath } from '#lib/site/routes.ts'
import { expectAccessible } from './support/accessible.ts'
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

  test('each field says what is wrong with it, and nothing is sent', async ({
    page,
    context,
    baseURL,
  }) => {
    await enterAs(context, baseURL!)
    const contact = contactOn(page, locale)
    await page.goto(contact.path)
    await contact.opener.click()
    await expect(contact.name).toHaveValue('Test athlete')
    await contact.name.fill('N')
    await contact.message.fill('corto')
    await contact.sheet.getByRole('button', { name: t('contact.addPhone') }).click()
    await contact.sheet.getByLabel(t('contact.phone')).fill('call me')
    await contact.send.click()
    for (const problem of ['name', 'message', 'phone'] as const) {
      await expect(contact.sheet.getByText(t(`contact.problem.${problem}`))).toBeVisible()
    }
    await expect(contact.name).toBeFocused()
    await expect(contact.name).toHaveValue('N')
  })

  test('what is typed survives closing the sheet and reloading the page', async ({ page }) => {
    const contact = contactOn(page, locale)
    await page.goto(contact.path)
    await contact.opener.focus()
    await page.keyboard.press('Enter')
    await contact.message.fill(WRITTEN)
    await page.keyboard.press('Escape')
    await expect(contact.sheet).toBeHidden()
    await expect(contact.opener).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(contact.message).toHaveValue(WRITTEN)
    await page.reload()
    await contact.opener.click()
    await expect(contact.message).toHaveValue(WRITTEN)
  })

  test('a message that cannot be sent stays in the sheet, and is sent by a second try', async ({
    page,
    context,
    baseURL,
    problems,
  }) => {
    problems.allow(/api\/professionals/)
    await enterAs(context, baseURL!)
    const contact = contactOn(page, locale)
    await page.goto(contact.path)
    await contact.opener.click()
    await expect(contact.name).toHaveValue('Test athlete')
    await contact.objective.selectOption('strength')
    await contact.message.fill(WRITTEN)
    await page.route('**/contact', (route) => route.abort())
    await contact.send.click()
    await expect(contact.sheet.getByRole('alert')).toHaveText(t('contact.failure.network'))
    await expect(contact.message).toHaveValue(WRITTEN)
    await page.unroute('**/contact')
    await contact.send.click()
    await contact.code()
  })

  test('a visitor who has an account signs in within the sheet, and the message is sent', async ({
    page,
  }) => {
    const { email, password } = await newPerson()
    const contact = contactOn(page, locale)
    await page.goto(contact.path)
    await contact.opener.click()
    await contact.name.fill('Nora')
    await contact.objective.selectOption('strength')
    await contact.message.fill(WRITTEN)
    await contact.next.click()
    await expect(contact.sheet.getByText(WRITTEN)).toBeVisible()
    await contact.sheet.getByText(t('contact.account.known'), { exact: true }).click()
    await contact.sheet.getByLabel(t('auth.email'), { exact: true }).fill(email)
    await contact.sheet.getByLabel(t('auth.password'), { exact: true }).fill(password)
    await contact.sheet.getByRole('button', { name: t('auth.signIn.submit') }).click()
    await contact.code()
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
    await page.evaluate(
      (path) => location.assign(path),
      localizedPath(profilePath('nutritionist', id), locale),
    )
    const contact = contactOn(page, locale)
    await contact.opener.click()
    await expect(contact.objective).toHaveValue('muscle_gain')
  })

  test('is accessible at each step', async ({ page, context, baseURL }) => {
    const contact = contactOn(page, locale)
    await page.goto(contact.path)
    await contact.opener.click()
    await contact.name.fill('Nora')
    await contact.objective.selectOption('strength')
    await contact.message.fill(WRITTEN)
    await expectAccessible(page, 'the message')
    await contact.next.click()
    await expect(contact.sheet.getByText(/\d+ \p{L}+ \d+\?/u)).toBeVisible()
    await expectAccessible(page, 'the account')
    await enterAs(context, baseURL!)
    await page.reload()
    await contact.opener.click()
    await expect(contact.message).toHaveValue(WRITTEN)
    await contact.send.click()
    await contact.code()
    await expectAccessible(page, 'the code')
  })
})

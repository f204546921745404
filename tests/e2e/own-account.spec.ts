import { DELETION_PHRASE } from '#lib/account/schemas.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import { expectAccessible } from './support/accessible.ts'
import { submitSignIn } from './support/forms.ts'
import { mailedLink } from './support/mailbox.ts'
import { enter, enterAs } from './support/person.ts'
import { expect, inLanguage, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

inLanguage('es', (locale) => {
  const t = textsOf(locale)
  const home = localizedPath('/', locale)

  test('an account is deleted: farewell, redirect home, and no sign-in', async ({
    page,
    context,
    baseURL,
    problems,
  }) => {
    problems.allow(/status of 401/)
    const person = await enterAs(context, baseURL!)
    await page.goto(localizedPath(PATHS.profilePrivacy, locale))
    await page.getByRole('button', { name: t('account.danger.open') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(new RegExp(DELETION_PHRASE)).fill(DELETION_PHRASE)
    await dialog.locator('[name=password]').fill(person.password)
    await dialog.getByRole('button', { name: t('account.danger.submit') }).click()
    const farewell = page.getByRole('heading', { name: t('account.farewell.title') })
    await expect(farewell).toBeFocused()
    const began = Date.now()
    await expect(page.getByText(t('account.farewell.text'))).toBeVisible()
    await expect(page).toHaveURL(home)
    expect(Date.now() - began).toBeGreaterThan(2_500)
    await expect(page.locator('html')).not.toHaveAttribute('data-session')

    await page.goto(localizedPath(PATHS.signIn, locale))
    await submitSignIn(page, locale, person)
    await expect(page.getByRole('alert')).toContainText(t('auth.failure.credentials'))
  })

  test('a password change ends other sessions and copied cookies, and the old password fails', async ({
    page,
    context,
    baseURL,
    newVisitor,
    problems,
  }) => {
    problems.allow(/status of 40[01]/)
    const person = await enterAs(context, baseURL!)
    const elsewhere = await newVisitor({ baseURL: baseURL! })
    await enter(elsewhere, baseURL!, person)
    expect((await elsewhere.request.get('/api/profile')).status()).toBe(200)

    const thief = await newVisitor({ baseURL: baseURL! })
    await thief.addCookies(await context.cookies())
    expect((await thief.request.get('/api/profile')).status()).toBe(200)

    await page.goto(localizedPath(PATHS.profileSecurity, locale))
    const sessions = page.getByRole('region', { name: t('account.sessions.title') })
    await expect(sessions.getByRole('listitem')).toHaveCount(2)
    const form = page.getByRole('form', { name: t('account.password.title') })
    const submit = form.getByRole('button', { name: t('account.password.submit') })
    const password = 'otras nueve ventanas'
    await form.locator('[name=currentPassword]').fill('not the password')
    await form.locator('[name=password]').fill(password)
    await submit.click()
    await expect(form.getByText(t('fields.problem.wrong_password'))).toBeVisible()
    await expect(form.locator('[name=currentPassword]')).toBeFocused()
    await form.locator('[name=currentPassword]').fill(person.password)
    await submit.click()
    await expect(page.getByText(t('account.password.done'))).toBeVisible()
    await expect(sessions.getByRole('listitem')).toHaveCount(1)
    for (const over of [elsewhere, thief]) {
      expect((await over.request.get('/api/profile')).status()).toBe(401)
    }
    await expect(sessions.getByText(t('account.sessions.current'))).toBeVisible()
    await page.reload()
    await expect(sessions.getByText(t('account.sessions.current'))).toBeVisible()

    const there = await elsewhere.newPage()
    await there.goto(localizedPath(PATHS.signIn, locale))
    await submitSignIn(there, locale, person)
    await expect(there.getByRole('alert')).toContainText(t('auth.failure.credentials'))
    await submitSignIn(there, locale, { ...person, password })
    await expect(there).toHaveURL(home)
  })

  test('the address is changed by the link mailed to the new one, and signs in from then on', async ({
    page,
    context,
    baseURL,
    newVisitor,
    problems,
  }) => {
    problems.allow(/status of 40[01]/)
    const person = await enterAs(context, baseURL!)
    const email = `new.${person.email}`
    await page.goto(localizedPath(PATHS.profileSecurity, locale))
    const form = page.getByRole('form', { name: t('account.changeEmail.title') })
    const submit = form.getByRole('button', { name: t('account.changeEmail.submit') })
    await form.locator('[name=email]').fill(person.email)
    await form.locator('[name=currentPassword]').fill(person.password)
    await submit.click()
    await expect(form.getByText(t('fields.problem.same_email'))).toBeVisible()
    await expect(form.locator('[name=email]')).toBeFocused()
    await form.locator('[name=email]').fill(email)
    await submit.click()
    await expect(form.getByRole('status')).toHaveText(t('account.changeEmail.sent', { email }))
    await expect(form.locator('[name=currentPassword]')).toHaveValue('')

    // The mail may be read on another device.
    const there = await (await newVisitor({ baseURL: baseURL! })).newPage()
    await there.goto(await mailedLink(page.request, email, 'type=email-change'))
    const dialog = there.getByRole('dialog')
    await dialog.getByLabel(t('auth.password')).fill(person.password)
    await dialog.getByRole('button', { name: t('auth.confirm.submit') }).click()
    await expect(dialog.getByText(t('auth.confirm.changed'))).toBeVisible()
    expect(there.url()).not.toContain('token')
    await expectAccessible(there)
    await dialog.getByRole('link', { name: t('auth.confirm.signIn') }).click()
    await submitSignIn(there, locale, { ...person, email })
    await expect(there).toHaveURL(home)

    await page.reload()
    await expect(page).toHaveURL(/mode=login/)
  })
})

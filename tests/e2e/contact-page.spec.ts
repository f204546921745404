import { randomUUID } from 'node:crypto'
import { localizedPath } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import { expectAccessible } from './support/accessible.ts'
import { contactPageOn } from './support/contact-page.ts'
import { islandsAlive } from './support/island.ts'
import { enterAs, forgetTries } from './support/person.ts'
import { expect, inBothLanguages, inLanguage, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

test.beforeEach(forgetTries)

inBothLanguages((locale) => {
  const t = textsOf(locale)

  test('a wrong sum keeps everything typed and shows another, then the code is shown', async ({
    page,
    problems,
  }) => {
    problems.allow(/status of 400/)
    const contact = contactPageOn(page, locale)
    await contact.open('?objective=trainer')
    await contact.field('name').focus()
    await islandsAlive(page)
    await expect(contact.field('objective')).toHaveValue('trainer')
    await contact.fill()
    await expect(contact.send, 'the sum is missing').toBeDisabled()
    await contact.answer.fill('999')
    await contact.send.click()
    await expect(page.getByText(t('contactPage.problem.captchaError'))).toBeVisible()
    await expect(contact.answer).toBeFocused()
    await contact.keepsEverything()
    await contact.answer.fill(String(await contact.result()))
    await contact.send.click()
    await contact.showsCode()
  })
})

inLanguage('es', (locale) => {
  const t = textsOf(locale)

  test('one visit sends three messages', async ({ page }) => {
    const contact = contactPageOn(page, locale)
    await contact.open()
    await contact.field('name').focus()
    await islandsAlive(page)
    for (let n = 0; n < 3; n++) {
      await contact.fill()
      await contact.answer.fill(String(await contact.result()))
      await contact.send.click()
      await contact.showsCode()
      await page.getByRole('button', { name: t('contactPage.sent.another') }).click()
    }
    await expect(page.getByText(t('contactPage.problem.rateLimitError'))).toBeVisible()
    await contact.fill()
    await contact.answer.fill('1')
    await expect(contact.send).toBeDisabled()
  })

  test('who is signed in finds name and address filled in', async ({ page, context, baseURL }) => {
    const { email } = await enterAs(context, baseURL!)
    const contact = contactPageOn(page, locale)
    await contact.open()
    await expect(contact.field('email')).toHaveValue(email)
    await expect(contact.field('name')).toHaveValue('Test athlete')
  })

  test('refused fields and the code are accessible', async ({ page }) => {
    const contact = contactPageOn(page, locale)
    await contact.open()
    await contact.field('name').focus()
    await islandsAlive(page)
    await contact.fill()
    await contact.field('name').fill('A')
    await contact.field('message').fill('corto')
    await contact.answer.fill('1')
    await contact.send.click()
    await expect(contact.field('name')).toBeFocused()
    await expect(page.getByText(t('contactPage.problem.messageError'))).toBeVisible()
    await expectAccessible(page)
    await contact.fill()
    await contact.answer.fill(String(await contact.result()))
    await contact.send.click()
    await contact.showsCode()
    await expectAccessible(page)
  })

  test('the newsletter of the FAQ subscribes in place, and another address after it', async ({
    page,
  }) => {
    await page.goto(localizedPath(PATHS.faq, locale))
    const form = page.getByRole('form', { name: t('newsletter.form.label') })
    const email = form.getByLabel(t('newsletter.form.email'))
    const submit = form.getByRole('button', { name: t('newsletter.form.submit') })
    await email.focus()
    await islandsAlive(page)
    await email.fill('nobody')
    await submit.click()
    await expect(page.getByText(t('newsletter.problem.emailInvalid'))).toBeVisible()
    await expectAccessible(page)
    await email.fill(`${randomUUID()}@example.com`)
    await submit.click()
    await expect(page.getByRole('heading', { name: t('newsletter.asked.title') })).toBeFocused()
    await expectAccessible(page)
    await page.getByRole('link', { name: t('newsletter.asked.another') }).click()
    await expect(email).toBeVisible()
  })
})

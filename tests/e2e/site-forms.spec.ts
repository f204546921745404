import { randomUUID } from 'node:crypto'
import { localizedPath } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import { contactPageOn } from './support/contact-page.ts'
import { mailedLink } from './support/mailbox.ts'
import { forgetTries } from './support/person.ts'
import { expect, inBothLanguages, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

// What a visitor can send works without JavaScript.
test.use({ javaScriptEnabled: false })
test.beforeEach(forgetTries)

inBothLanguages((locale) => {
  const t = textsOf(locale)

  test('/contact: a wrong sum keeps everything typed, the right one leads to the code', async ({
    page,
    problems,
  }) => {
    problems.allow(/status of 400/)
    const contact = contactPageOn(page, locale)
    await contact.open()
    await contact.fill()
    await contact.answer.fill('999')
    await contact.send.click()
    await expect(page.getByText(t('contactPage.problem.captchaError'))).toBeVisible()
    await contact.keepsEverything()
    await contact.answer.fill(String(await contact.result()))
    await contact.send.click()
    await contact.showsCode()
    await page.reload()
    await contact.showsCode()
  })

  test('/newsletter: form, mail, confirmation, topics, unsubscribing and back', async ({
    page,
    request,
    problems,
  }) => {
    problems.allow(/status of 4(00|10)/)
    const email = `${randomUUID()}@example.com`
    const form = page.getByRole('form', { name: t('newsletter.form.label') })
    const submit = form.getByRole('button', { name: t('newsletter.form.submit') })
    await page.goto(localizedPath(PATHS.newsletter, locale))
    await form.getByText(t('newsletter.interest.cardio')).click()
    await submit.click()
    await expect(page.getByText(t('newsletter.problem.emailRequired'))).toBeVisible()
    await expect(form.getByLabel(t('newsletter.interest.cardio'))).toBeChecked()
    await form.getByLabel(t('newsletter.form.email')).fill(email)
    await submit.click()
    await expect(page.getByRole('heading', { name: t('newsletter.asked.title') })).toBeVisible()

    const link = await mailedLink(request, email, '/newsletter/confirm?token=')
    expect(new URL(link).pathname).toBe(localizedPath(PATHS.newsletterConfirm, locale))
    await page.goto(link)
    await page.getByRole('button', { name: t('newsletter.confirm.action') }).click()
    const done = page.getByRole('heading', { name: t('newsletter.confirm.doneTitle') })
    await expect(done).toBeVisible()
    await page.getByRole('link', { name: t('newsletter.confirm.choose') }).click()
    await expect(page.getByLabel(t('newsletter.interest.cardio'))).toBeChecked()
    await page.getByText(t('newsletter.interest.recipes')).click()
    await page.getByRole('button', { name: t('newsletter.preferences.save') }).click()
    await expect(page.getByText(t('newsletter.preferences.saved'))).toBeVisible()
    await expect(page.getByLabel(t('newsletter.interest.recipes'))).toBeChecked()
    await page.goto(link)
    await expect(page.getByRole('heading', { name: t('newsletter.gone.title') })).toBeVisible()

    const leave = await mailedLink(request, email, '/unsubscribe?token=')
    await page.goto(leave)
    await page.getByRole('button', { name: t('newsletter.unsubscribe.action') }).click()
    await expect(page.getByText(t('newsletter.unsubscribe.off.text.newsletter'))).toBeVisible()
    await page.getByRole('button', { name: t('newsletter.unsubscribe.undo') }).click()
    await expect(page.getByText(t('newsletter.unsubscribe.undone'))).toBeVisible()
  })
})

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { NewsletterSignup } from '#islands/newsletter/newsletter-signup.tsx'
import { DONE } from '#lib/http/done.ts'
import { TEXTS } from '#lib/i18n/texts.ts'
import { subscribe } from '#lib/newsletter/calls.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { expectAccessible } from '../support/accessible.ts'
import { answer, ok, refused } from '../support/api.ts'
import { mount } from '../support/mount.tsx'

const t = textsOf('es')

test('the newsletter subscribes in place, and another address after it', async () => {
  let isDown = true
  const sent = answer(subscribe, () => (isDown ? refused('UNAVAILABLE') : ok(DONE)))
  mount(
    // As in the banner, whose colours its own depend on.
    <div className="rounded-panel bg-citrus p-5 text-on-citrus">
      <NewsletterSignup locale="es" texts={TEXTS.es} place="banner" />
    </div>,
  )
  const form = page.getByRole('form', { name: t('newsletterForm.form.label') })
  const email = form.getByLabelText(t('newsletterForm.form.email'))
  const submit = form.getByRole('button', { name: t('newsletterForm.form.submit') })
  await email.fill('nobody')
  await submit.click()
  await expect.element(page.getByText(t('newsletterForm.problem.emailInvalid'))).toBeVisible()
  await expect.element(email).toHaveFocus()
  await expectAccessible('refused')
  await email.fill('nora@example.com')
  await expect.element(email).not.toHaveAttribute('aria-invalid')
  await submit.click()
  await expect.element(page.getByText(t('newsletterForm.problem.failed'))).toBeVisible()
  await expect.element(email).toHaveValue('nora@example.com')
  isDown = false
  await submit.click()
  await expect
    .element(page.getByRole('heading', { name: t('newsletterForm.asked.title') }))
    .toHaveFocus()
  await expectAccessible('asked for')
  const body = { email: 'nora@example.com', name: null, interests: [], locale: 'es' }
  expect(sent().map((asked) => asked.body)).toEqual([body, body])
  await page.getByRole('link', { name: t('newsletterForm.asked.another') }).click()
  await expect.element(email).toBeVisible()
})

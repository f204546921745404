import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ContactPage } from '#islands/contact-page/contact-page.tsx'
import { TEXTS } from '#lib/i18n/texts.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { createSiteMessage, getContactChallenge } from '#lib/site-messages/calls.ts'
import type { ContactForm } from '#lib/site-messages/contact-form.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { expectAccessible } from '../support/accessible.ts'
import { answer, ok, refused } from '../support/api.ts'
import { mount, mountBuilt } from '../support/mount.tsx'

const CODE = 'MFG-0a1b2c3d-K7'
const TYPED = {
  name: 'Nora Gil',
  email: 'nora@example.com',
  phone: '+34 600 000 000',
  message: 'Nunca he pisado un gimnasio.',
}

const FORM: ContactForm = {
  challenge: { left: 2, operator: 'plus', right: 3, token: 'first' },
  key: '0b6e2c62-9f7a-4d3c-8a51-3a1c1a6f2d11',
  values: { name: '', email: '', phone: '', message: '', objective: '' },
  problems: {},
  failure: null,
}

/** The form of the contact page; the sum that comes with it is 2 + 3, and each further one is 4 + 3. */
function open(locale: Locale = 'es', objective = '') {
  const t = textsOf(locale)
  const form = { ...FORM, values: { ...FORM.values, objective } }
  answer(getContactChallenge, { left: 4, operator: 'plus', right: 3, token: 'another' })
  mount(<ContactPage locale={locale} texts={TEXTS[locale]} form={form} />, { locale })
  const part = page.getByRole('form', { name: t('contactPage.formLabel') })
  const field = (name: keyof typeof TYPED | 'objective') =>
    part.getByLabelText(t(`contactPage.${name}`), { exact: name !== 'phone' })
  return {
    t,
    field,
    sum: (left: number) =>
      part.getByLabelText(
        t('fields.sum.question', { left, operator: t('fields.sum.operator.plus'), right: 3 }),
      ),
    send: part.getByRole('button', { name: t('contactPage.submit') }),
    fill: async () => {
      for (const [name, value] of Object.entries(TYPED)) {
        await field(name as keyof typeof TYPED).fill(value)
      }
      await field('objective').selectOptions('nutritionist')
    },
    showsCode: async () => {
      const title = page.getByRole('heading', { name: t('contactPage.sent.title') })
      await expect.element(title).toHaveFocus()
      await expect.element(page.getByText(CODE, { exact: true })).toBeVisible()
    },
  }
}

test.each(['es', 'en'] as const)(
  '%s: a wrong sum keeps everything typed and shows another, then the code is shown',
  async (locale) => {
    const { t, field, sum, ...contact } = open(locale, 'trainer')
    const sent = answer(createSiteMessage, ({ body }) =>
      (body as { challenge: { answer: number } }).challenge.answer === 7
        ? ok({ code: CODE, copied: false })
        : refused('INVALID_INPUT', { 'challenge.answer': 'wrong_answer' }),
    )
    await expect.element(field('objective')).toHaveValue('trainer')
    await contact.fill()
    // The sum is missing.
    await expect.element(contact.send).toBeDisabled()
    await sum(2).fill('999')
    await contact.send.click()
    await expect.element(page.getByText(t('contactPage.problem.captchaError'))).toBeVisible()
    await expect.element(sum(4)).toHaveFocus()
    await expect.element(sum(4)).toHaveValue('')
    for (const [name, value] of Object.entries(TYPED)) {
      await expect.element(field(name as keyof typeof TYPED)).toHaveValue(value)
    }
    await expect.element(field('objective')).toHaveValue('nutritionist')
    await sum(4).fill('7')
    await contact.send.click()
    await contact.showsCode()
    expect(sent().map(({ body }) => body)).toEqual([
      { ...TYPED, objective: 'nutritionist', challenge: { token: 'first', answer: 999 } },
      { ...TYPED, objective: 'nutritionist', challenge: { token: 'another', answer: 7 } },
    ])
  },
)

test('one visit sends three messages', async () => {
  const { t, sum, ...contact } = open()
  const sent = answer(createSiteMessage, { code: CODE, copied: false })
  for (const left of [2, 4, 4]) {
    await contact.fill()
    await sum(left).fill(String(left + 3))
    await contact.send.click()
    await contact.showsCode()
    await page.getByRole('button', { name: t('contactPage.sent.another') }).click()
  }
  await expect.element(page.getByText(t('contactPage.problem.rateLimitError'))).toBeVisible()
  await contact.fill()
  await sum(4).fill('7')
  await expect.element(contact.send).toBeDisabled()
  expect(sent()).toHaveLength(3)
})

test('refused fields and the code are accessible', async () => {
  const { t, field, sum, ...contact } = open()
  answer(createSiteMessage, { code: CODE, copied: true })
  await contact.fill()
  await field('name').fill('A')
  await field('message').fill('corto')
  await sum(2).fill('5')
  await contact.send.click()
  await expect.element(field('name')).toHaveFocus()
  await expect.element(page.getByText(t('contactPage.problem.messageError'))).toBeVisible()
  await expectAccessible('refused')
  await field('name').fill('Ana')
  await expect.element(field('name')).not.toHaveAttribute('aria-invalid')
  await expect.element(field('message')).toHaveAttribute('aria-invalid', 'true')
  await contact.fill()
  await sum(2).fill('5')
  await contact.send.click()
  await contact.showsCode()
  await expectAccessible('sent')
})

test('what was refused without JavaScript is marked until it is corrected', async () => {
  const t = textsOf('es')
  const sent = answer(createSiteMessage, { code: CODE, copied: false })
  const form: ContactForm = {
    ...FORM,
    values: { ...TYPED, email: 'nora', objective: 'trainer' },
    problems: { email: 'emailError', answer: 'captchaError' },
  }
  const hydrate = mountBuilt(<ContactPage locale="es" texts={TEXTS.es} form={form} />)
  const email = page.getByLabelText(t('contactPage.email'))
  const sum = page.getByLabelText(/2 más 3/)
  const submit = page.getByRole('button', { name: t('contactPage.submit') })
  await expect.element(page.getByText(t('contactPage.check'))).toBeVisible()
  await expect.element(submit).toBeEnabled()
  await hydrate()
  await expect.element(submit).toBeDisabled()
  await expect
    .element(sum)
    .toHaveAccessibleDescription(new RegExp(t('contactPage.problem.captchaError')))
  await email.fill(TYPED.email)
  await expect.element(email).not.toHaveAttribute('aria-invalid')
  await expect.element(sum).toHaveAttribute('aria-invalid', 'true')
  await sum.fill('5')
  await expect.element(sum).not.toHaveAttribute('aria-invalid')
  // As a password manager may: without an event.
  ;(email.element() as HTMLInputElement).value = 'eva@example.com'
  await submit.click()
  await expect.poll(sent).toHaveLength(1)
  expect(sent()[0]!.body).toMatchObject({ ...TYPED, email: 'eva@example.com' })
})

test.each([
  ['UNAVAILABLE', 'offline'],
  ['INTERNAL', 'failed'],
] as const)(
  'a message that is answered by %s says why, and keeps what was typed',
  async (code, why) => {
    const { t, field, sum, ...contact } = open()
    answer(createSiteMessage, () => refused(code))
    await contact.fill()
    await sum(2).fill('5')
    await contact.send.click()
    await expect
      .element(page.getByText(t(`contactPage.problem.${why}`), { exact: true }))
      .toBeVisible()
    for (const [name, value] of Object.entries(TYPED)) {
      await expect.element(field(name as keyof typeof TYPED)).toHaveValue(value)
    }
  },
)

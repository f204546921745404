import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { LOCALES, localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import { OPERATORS } from '#lib/sign-up/schemas.ts'
import { forgetTries } from '#tests/e2e/support/person.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { solve } from '#tests/support/account-api.ts'
import type { Part } from './support/document.ts'
import { labelled, submit } from './support/form.ts'
import { mailedLink } from './support/mailed-link.ts'
import { open } from './support/site.ts'

// What a visitor can send works without JavaScript.
beforeEach(forgetTries)

/** The result of the sum that a form asks for. */
function sumOf(form: Part, locale: Locale): number {
  const t = textsOf(locale)
  const question = form.one('label[for="contact-answer"]').text
  const [left = NaN, right = NaN] = [...question.matchAll(/\d+/g)].map(Number)
  const operator = OPERATORS.find((name) =>
    question.includes(` ${t(`fields.sum.operator.${name}`)} `),
  )!
  return solve({ left, operator, right, token: '' })
}

const pathOf = (link: string) => link.replace(/^https?:\/\/[^/]+/, '')

describe.each(LOCALES)('%s', (locale) => {
  const t = textsOf(locale)

  test('/contact: a wrong sum keeps everything typed, the right one leads to the code', async () => {
    const formOn = (page: Part) => page.named('form', t('contactPage.formLabel'))
    const fields = ['name', 'email', 'phone', 'message', 'objective'] as const
    const typed = {
      name: 'Nora Gil',
      email: `${randomUUID()}@example.com`,
      phone: '+34 600 000 000',
      message: 'Nunca he pisado un gimnasio.',
      objective: 'nutritionist',
    }
    const opened = await open(localizedPath(PATHS.contact, locale))
    const form = formOn(opened.page)
    const nameOf = (field: (typeof fields)[number]) =>
      labelled(form, t(`contactPage.${field}`)).attribute('name')!
    const entered = Object.fromEntries(fields.map((field) => [nameOf(field), typed[field]]))
    const answer = form.one('#contact-answer').attribute('name')!

    const wrong = await submit(opened, form, { ...entered, [answer]: '999' })
    expect(wrong.status).toBe(400)
    expect(wrong.page.one('main').text).toContain(t('contactPage.problem.captchaError'))
    const again = formOn(wrong.page)
    for (const field of fields)
      expect(valueOf(again, t(`contactPage.${field}`)), field).toBe(typed[field])
    expect(again.one('#contact-answer').attribute('value') ?? '').toBe('')

    const sent = await submit(wrong, again, { [answer]: String(sumOf(again, locale)) })
    for (const { page, status } of [sent, await open(sent.path)]) {
      expect(status).toBe(200)
      page.named('h1, h2', t('contactPage.sent.title'))
      expect(page.one('main').text).toMatch(/MFG-[0-9a-f]{8}-[0-9A-Z]+/)
    }
  })

  test('/newsletter: form, mail, confirmation, topics, unsubscribing and back', async () => {
    const email = `${randomUUID()}@example.com`
    const formOn = (page: Part) => page.named('form', t('newsletterForm.form.label'))
    const topic = (form: Part, name: 'cardio' | 'recipes') =>
      labelled(form, t(`newsletterForm.interest.${name}`))
    const isTicked = (control: Part) => control.attribute('checked') !== null

    const opened = await open(localizedPath(PATHS.newsletter, locale))
    const cardio = topic(formOn(opened.page), 'cardio')
    const interests = cardio.attribute('name')!
    const refused = await submit(opened, formOn(opened.page), {
      [interests]: [cardio.attribute('value')!],
    })
    expect(refused.status).toBe(400)
    expect(refused.page.one('main').text).toContain(t('newsletterForm.problem.emailRequired'))
    const again = formOn(refused.page)
    expect(isTicked(topic(again, 'cardio'))).toBe(true)
    const address = labelled(again, t('newsletterForm.form.email')).attribute('name')!
    const asked = await submit(refused, again, { [address]: email })
    asked.page.named('h1, h2', t('newsletterForm.asked.title'))

    const link = pathOf(await mailedLink(email, '/newsletter/confirm?token='))
    expect(link.split('?')[0]).toBe(localizedPath(PATHS.newsletterConfirm, locale))
    const mailed = await open(link)
    mailed.page.named('form button', t('newsletter.confirm.action'))
    const done = await submit(mailed, mailed.page.one('main form'))
    done.page.named('h1, h2', t('newsletter.confirm.doneTitle'))

    const choose = done.page.named('main a', t('newsletter.confirm.choose')).attribute('href')!
    const preferences = await open(choose)
    const topics = preferences.page.one('main form')
    expect(isTicked(topic(topics, 'cardio'))).toBe(true)
    expect(isTicked(topic(topics, 'recipes'))).toBe(false)
    const both = (['cardio', 'recipes'] as const).map((name) =>
      topic(topics, name).attribute('value')!,
    )
    topics.named('button', t('newsletter.preferences.save'))
    const saved = await submit(preferences, topics, {
      [topic(topics, 'cardio').attribute('name')!]: both,
    })
    expect(saved.page.one('main').text).toContain(t('newsletter.preferences.saved'))
    expect(isTicked(topic(saved.page.one('main form'), 'recipes'))).toBe(true)
    const gone = await open(link)
    expect(gone.status).toBe(410)
    gone.page.named('h1, h2', t('newsletter.gone.title'))

    const leave = await open(pathOf(await mailedLink(email, '/unsubscribe?token=')))
    leave.page.named('form button', t('newsletter.unsubscribe.action'))
    const off = await submit(leave, leave.page.one('main form'))
    expect(off.page.one('main').text).toContain(t('newsletter.unsubscribe.off.text.newsletter'))
    off.page.named('form button', t('newsletter.unsubscribe.undo'))
    const undone = await submit(off, off.page.one('main form'))
    expect(undone.page.one('main').text).toContain(t('newsletter.unsubscribe.undone'))
  })
})

/** What a control shows that has this label. */
function valueOf(form: Part, label: string): string | null {
  const control = labelled(form, label)
  if (control.tag === 'textarea') return control.raw
  if (control.tag !== 'select') return control.attribute('value')
  return control.one('option[selected]').attribute('value')
}

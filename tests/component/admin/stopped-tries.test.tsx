import { expect, test } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import * as articles from '#lib/admin/articles/calls.ts'
import * as messages from '#lib/admin/messages-calls.ts'
import * as professionals from '#lib/admin/professionals-calls.ts'
import * as users from '#lib/admin/users-calls.ts'
import type { ProfessionalId } from '#lib/ids.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { answer, held, refused, type Asked } from '../support/api.ts'
import { ARTICLE, MESSAGE, USER } from './data.ts'
import { button, onePage, openAdmin } from './support.tsx'

const t = textsOf('es')
const EMPTY = onePage<never>([])
const alert = page.getByRole('alert')
const dialog = page.getByRole('dialog')
const failing = () => refused('INTERNAL')

/** A field that must not be empty, the button that sends it, and what was sent. */
type Form = { field: Locator; send: Locator; sent: () => Asked[] }

async function openCreate(): Promise<Form> {
  answer(professionals.listProfessionals, EMPTY)
  const sent = answer(professionals.createProfessional, failing)
  openAdmin('')
  await button(t('adminProfessionals.create.open')).click()
  const field = (key: 'email' | 'name' | 'specialization' | 'experience') =>
    dialog.getByLabelText(t(`adminProfessionals.create.${key}`), { exact: false })
  await field('email').fill('berta@example.com')
  await field('specialization').fill('Fuerza')
  await field('experience').fill('4')
  const send = dialog.getByRole('button', { name: t('adminProfessionals.create.submit') })
  return { field: field('name'), send, sent }
}

async function openReason(): Promise<Form> {
  answer(users.listUsers, EMPTY)
  answer(users.getUser, USER)
  const sent = answer(users.disableUser, failing)
  openAdmin(`?tab=users&user=${USER.id}`)
  await button(t('adminUsers.disable.button')).click()
  const send = dialog.getByRole('button', { name: t('adminUsers.disable.confirm') })
  return { field: dialog.getByRole('textbox'), send, sent }
}

function openAnswer(): Form {
  answer(messages.listMessages, EMPTY)
  answer(messages.getMessage, MESSAGE)
  const sent = answer(messages.answerMessage, failing)
  openAdmin(`?tab=messages&message=${MESSAGE.id}`)
  const field = page.getByRole('textbox', { name: t('adminMessages.answer.text') })
  return { field, send: button(t('adminMessages.answer.send')), sent }
}

test.each([
  ['a professional', openCreate],
  ['a reason', openReason],
  ['an answer', openAnswer],
])('%s: why it was not sent goes with a try that a field stops', async (_what, open) => {
  const { field, send, sent } = await open()
  await field.fill('Berta Ferrer')
  await send.click()
  await expect.element(alert).toBeVisible()

  await field.fill('')
  await send.click()
  await expect.element(field).toBeInvalid()
  await expect.element(field).toHaveFocus()
  await expect.element(alert).not.toBeInTheDocument()
  expect(sent()).toHaveLength(1)
})

test('an article: why it was not published goes with a try that a field stops', async () => {
  answer(articles.listArticles, EMPTY)
  answer(articles.listArticleFiles, EMPTY)
  answer(articles.getArticle, { article: ARTICLE, draft: null })
  answer(articles.listTranslations, { items: [] })
  answer(articles.previewArticle, { html: '<p>Uno</p>', sources: '', words: 1, minutes: 1 })
  answer(articles.saveDraft, { savedAt: ARTICLE.updatedAt })
  const changed = answer(articles.changeState, failing)
  openAdmin(`?tab=articles&article=${ARTICLE.id}`)
  const publish = button(t('adminArticles.act.publish'))
  await publish.click()
  await expect.element(alert).toMatchTextContent(t('adminArticles.failure.change'))

  const title = page.getByRole('textbox', { name: t('adminArticles.editor.title') })
  await title.fill('')
  await publish.click()
  await expect.element(title).toBeInvalid()
  await expect.element(page.getByText(t('adminArticles.failure.change'))).not.toBeInTheDocument()
  expect(changed()).toHaveLength(1)
})

test.each([
  ['UNAVAILABLE', {}, t('island.failure.unavailable')],
  ['EMAIL_TAKEN', { email: 'taken' }, t('adminProfessionals.create.taken')],
] as const)(
  'a professional that was not created (%s) says so, also once the dialog is closed',
  async (code, fields, text) => {
    const { field, send } = await openCreate()
    const creating = held<{ id: ProfessionalId }>()
    answer(professionals.createProfessional, creating.answer)
    await field.fill('Berta Ferrer')
    await send.click()
    await dialog.getByRole('button', { name: t('island.cancel') }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    creating.release(refused(code, fields))
    await expect.element(page.getByRole('main').getByRole('alert')).toMatchTextContent(text)
    expect(alert.elements()).toHaveLength(1)
  },
)

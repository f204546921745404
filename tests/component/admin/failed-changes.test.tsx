import { expect, test } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import * as articles from '#lib/admin/articles/calls.ts'
import * as messages from '#lib/admin/messages-calls.ts'
import * as newsletter from '#lib/admin/newsletter/calls.ts'
import * as professionals from '#lib/admin/professionals-calls.ts'
import * as reviews from '#lib/admin/reviews-calls.ts'
import * as users from '#lib/admin/users-calls.ts'
import * as verifications from '#lib/admin/verifications-calls.ts'
import type { Verification } from '#lib/admin/verifications-schemas.ts'
import * as videos from '#lib/admin/videos-calls.ts'
import type { AdminVideo } from '#lib/admin/videos-schemas.ts'
import { DONE } from '#lib/http/done.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { expectAccessible } from '../support/accessible.ts'
import { answer, answerAt, held, ok, refused } from '../support/api.ts'
import {
  ARTICLE,
  AT,
  BERTA,
  EDITION,
  MESSAGE,
  USER,
  VERIFICATION,
  VIDEO,
  waitingReview,
} from './data.ts'
import { button, onePage, openAdmin } from './support.tsx'

const t = textsOf('es')
const EMPTY = onePage<never>([])
const CANNOT_CONNECT = t('island.failure.unavailable')

const alert = page.getByRole('alert')

/** That nothing else on the page is an alert, and it is where its button is. */
async function expectFailure(text: string, around: Locator) {
  await expect.element(around.getByRole('alert')).toMatchTextContent(text)
  expect(alert.elements()).toHaveLength(1)
}

test('a file that cannot be fetched is said below its button, until the next try', async () => {
  answer(users.listUsers, EMPTY)
  const again = held<{ name: string; content: Blob }>()
  const asked: () => unknown[] = answerAt('GET', users.downloadUsers.path, (request) =>
    asked().length === 1 ? refused('RATE_LIMITED', {}, 120) : again.answer(request),
  )
  openAdmin('?tab=users')
  await button(t('admin.csv.button')).click()
  await expectFailure(t('island.failure.limited', { count: 2 }), page.getByRole('main'))
  await expectAccessible('a file that cannot be fetched')

  await button(t('admin.csv.button')).click()
  await expect.element(alert).not.toBeInTheDocument()
  again.release(refused('INTERNAL'))
  await expectFailure(t('admin.csv.failed'), page.getByRole('main'))
})

test('a reason that was not sent stays in its dialog, with why', async () => {
  answer(users.listUsers, EMPTY)
  answer(users.getUser, USER)
  const again = held<typeof DONE>()
  const asked: () => unknown[] = answer(users.disableUser, (request) =>
    asked().length === 1 ? refused('CONFLICT') : again.answer(request),
  )
  openAdmin(`?tab=users&user=${USER.id}`)
  await button(t('adminUsers.disable.button')).click()
  const dialog = page.getByRole('dialog')
  const reason = dialog.getByRole('textbox')
  await reason.fill('Correo no deseado.')
  await dialog.getByRole('button', { name: t('adminUsers.disable.confirm') }).click()
  await expectFailure(t('adminUsers.conflict'), dialog)
  await expect.element(reason).toHaveValue('Correo no deseado.')

  await dialog.getByRole('button', { name: t('adminUsers.disable.confirm') }).click()
  await expect.element(alert).not.toBeInTheDocument()
  again.release(ok(DONE))
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a decision that was not saved is said in its card; above the others, once the card is gone', async () => {
  const [ana, luis] = [waitingReview('21', 'Ana'), waitingReview('22', 'Luis')]
  let waiting = [ana, luis]
  let failure = refused('STALE')
  answer(reviews.listQueue, () => ok({ items: waiting, total: waiting.length }))
  const decided = answer(reviews.decideReview, ({ params }) =>
    params['id'] === ana.id ? failure : ok(DONE),
  )
  openAdmin('?tab=moderation')
  const card = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  const keep = (name: string) =>
    button(t('adminModeration.decide.of', { act: t('adminModeration.decide.kept'), name }))

  await keep('Ana').click()
  await expectFailure(t('adminModeration.decide.stale'), card('Ana'))

  // Somebody else has decided about it.
  failure = refused('CONFLICT')
  waiting = [luis]
  await keep('Ana').click()
  await expect.element(keep('Ana')).not.toBeInTheDocument()
  const name = t('adminModeration.views.queue')
  const list = page.getByRole('region', { name })
  await expectFailure(t('adminModeration.decide.conflict'), list)
  await expect.element(card('Luis').getByRole('alert')).not.toBeInTheDocument()
  await expectAccessible('a card that is gone')

  waiting = []
  await keep('Luis').click()
  await expect.element(page.getByText(t('adminModeration.empty.queue'))).toBeVisible()
  await expect.element(alert).not.toBeInTheDocument()
  expect(decided()).toHaveLength(3)
})

test('whoever decides second about a verification reads so where the form was', async () => {
  const waiting: Verification = { ...VERIFICATION, state: 'waiting', reason: null, decidedAt: null }
  let record = waiting
  let failure = refused('STALE')
  answer(verifications.listVerifications, EMPTY)
  answer(verifications.getVerification, () => ok(record))
  answer(verifications.approveVerification, () => failure)
  openAdmin(`?tab=verifications&verification=${waiting.id}`)
  const detail = page.getByRole('region', { name: t('adminVerifications.detail.label') })
  const approve = detail.getByRole('button', { name: t('adminVerifications.approve') })
  await expect.element(approve).toBeVisible()
  for (const box of detail.getByRole('checkbox').all()) await box.click()
  await detail.getByRole('textbox', { name: t('adminVerifications.number') }).fill('')
  await approve.click()
  await expectFailure(t('adminVerifications.renamed'), detail)

  failure = refused('CONFLICT')
  record = VERIFICATION
  await approve.click()
  await expect.element(approve).not.toBeInTheDocument()
  await expect.element(detail).toMatchTextContent('No se lee.')
  await expectFailure(t('adminVerifications.conflict'), detail)
})

test('a link that is needed no more leaves why it was not sent', async () => {
  let berta = BERTA
  answer(professionals.listProfessionals, EMPTY)
  answer(professionals.getProfessional, () => ok(berta))
  answer(professionals.sendPasswordLink, () => {
    berta = { ...BERTA, hasPassword: true }
    return refused('CONFLICT')
  })
  openAdmin(`?professional=${BERTA.id}`)
  const send = button(t('adminProfessionals.link.send'))
  await send.click()
  await expect.element(send).not.toBeInTheDocument()
  const detail = page.getByRole('region', { name: t('adminProfessionals.detail.label') })
  await expectFailure(t('adminProfessionals.link.has'), detail)
})

test('an answer that comes second stays, with why it was not sent', async () => {
  let message = MESSAGE
  answer(messages.listMessages, EMPTY)
  answer(messages.getMessage, () => ok(message))
  let failure = refused('UNAVAILABLE')
  answer(messages.answerMessage, () => failure)
  const marking = held<typeof MESSAGE>()
  answer(messages.markAnswered, marking.answer)
  openAdmin(`?tab=messages&message=${MESSAGE.id}`)
  const detail = page.getByRole('region', { name: t('adminMessages.detail.label') })
  const text = detail.getByRole('textbox', { name: t('adminMessages.answer.text') })
  await text.fill('Ya puedes entrar.')
  await button(t('adminMessages.answer.send')).click()
  await expectFailure(CANNOT_CONNECT, detail)

  // The other button is a try of its own.
  await button(t('adminMessages.answer.mark')).click()
  await expect.element(alert).not.toBeInTheDocument()
  marking.release(refused('INTERNAL'))
  await expectFailure(t('adminMessages.answer.failed'), detail)

  failure = refused('CONFLICT')
  message = { ...MESSAGE, answer: 'Hecho.', answeredAt: AT, answeredBy: 'Nora Gil' }
  await button(t('adminMessages.answer.send')).click()
  await expect.element(detail).toMatchTextContent('Hecho.')
  await expectFailure(t('adminMessages.answer.conflict'), detail)
  await expect.element(text).toHaveValue('Ya puedes entrar.')
})

test('what could not be done with an article is said at its button', async () => {
  answer(articles.listArticles, EMPTY)
  answer(articles.listArticleFiles, EMPTY)
  answer(articles.getArticle, { article: ARTICLE, draft: null })
  answer(articles.listTranslations, { items: [] })
  answer(articles.previewArticle, { html: '<p>Uno</p>', sources: '', words: 1, minutes: 1 })
  let failure = refused('INTERNAL')
  answer(articles.changeState, () => failure)
  answer(articles.deleteArticle, () => failure)
  openAdmin(`?tab=articles&article=${ARTICLE.id}`)
  await button(t('adminArticles.act.publish')).click()
  await expectFailure(t('adminArticles.failure.change'), page.getByRole('main'))
  await expectAccessible('an article that was not published')

  // The dialog asks for more: it stays, and says it itself.
  failure = refused('UNAVAILABLE')
  await button(t('adminArticles.act.schedule')).click()
  const dialog = page.getByRole('dialog')
  const schedule = dialog.getByRole('button', { name: t('adminArticles.schedule.submit') })
  await schedule.click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(CANNOT_CONNECT)
  await expect.poll(() => alert.elements().length).toBe(1)
  // The server's clock is another.
  failure = refused('INVALID_INPUT', { at: 'in_past' })
  await schedule.click()
  await expect.element(dialog.getByText(t('fields.problem.in_past'))).toBeVisible()
  await expect.element(dialog.getByLabelText(t('adminArticles.schedule.day'))).toHaveFocus()
  await dialog.getByRole('button', { name: t('island.cancel') }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(alert).not.toBeInTheDocument()

  // It was saved elsewhere: also where that cannot be read, what is published is first looked at.
  failure = refused('STALE')
  answer(articles.getArticle, () => refused('UNAVAILABLE'))
  await button(t('adminArticles.act.publish')).click()
  await expectFailure(t('adminArticles.failure.stale'), page.getByRole('main'))
  const theirs = { ...ARTICLE.fields, title: 'Correr otra vez' }
  answer(articles.getArticle, { article: { ...ARTICLE, fields: theirs, version: 2 }, draft: null })
  await button(t('adminArticles.act.publish')).click()
  const title = page.getByRole('textbox', { name: t('adminArticles.editor.title') })
  await expect.element(title).toHaveValue('Correr otra vez')
  await expectFailure(t('adminArticles.failure.stale'), page.getByRole('main'))

  failure = refused('INTERNAL')
  await button(t('adminArticles.editor.delete')).click()
  const ask = page.getByRole('alertdialog')
  await ask.getByRole('button', { name: t('adminArticles.delete.submit') }).click()
  await expect.element(ask.getByRole('alert')).toHaveTextContent(t('adminArticles.failure.delete'))
})

test('an edition that was not stopped says so, also once the dialog is closed', async () => {
  const sending = { ...EDITION, state: 'sending' as const, startedAt: AT }
  answer(newsletter.getEdition, sending)
  answer(newsletter.listEditions, EMPTY)
  const stopping = held<typeof EDITION>()
  const asked: () => unknown[] = answer(newsletter.stopEdition, (request) =>
    asked().length === 1 ? refused('INTERNAL') : stopping.answer(request),
  )
  openAdmin(`?tab=newsletter&edition=${EDITION.id}`)
  await button(t('adminNewsletter.stop.open')).click()
  const ask = page.getByRole('alertdialog')
  const confirm = ask.getByRole('button', { name: t('adminNewsletter.stop.confirm') })
  await confirm.click()
  await expectFailure(t('adminNewsletter.stop.failed'), ask)

  await confirm.click()
  await expect.element(alert).not.toBeInTheDocument()
  await ask.getByRole('button', { name: t('island.cancel') }).click()
  await expect.element(ask).not.toBeInTheDocument()
  stopping.release(refused('UNAVAILABLE'))
  await expectFailure(CANNOT_CONNECT, page.getByRole('main'))
})

test('a video that was not deleted says so in its question', async () => {
  answer(videos.listAdminVideos, EMPTY)
  answer(videos.getAdminVideo, VIDEO)
  answer(videos.deleteVideo, () => refused('INTERNAL'))
  openAdmin(`?tab=videos&video=${VIDEO.id}`)
  await button(t('adminVideos.delete')).click()
  const ask = page.getByRole('alertdialog')
  await ask.getByRole('button', { name: t('adminVideos.delete') }).click()
  await expectFailure(t('adminVideos.deleteFailed'), ask)
})

test('a video that was not saved says so at the button, until it is saved or given up', async () => {
  let stored: AdminVideo = VIDEO
  answer(videos.listAdminVideos, EMPTY)
  answer(videos.getAdminVideo, () => ok(stored))
  let failure = refused('INTERNAL')
  const saved = answer(videos.updateVideo, () => failure)
  openAdmin(`?tab=videos&video=${VIDEO.id}`)
  const panel = page.getByRole('region', { name: t('adminVideos.editTitle') })
  const channel = panel.getByRole('textbox', { name: t('adminVideos.field.channel') })
  const save = panel.getByRole('button', { name: t('adminVideos.save') })
  await channel.fill('Fisio en casa')
  await save.click()
  await expectFailure(t('adminVideos.saveFailed'), panel)
  await panel.getByRole('button', { name: t('adminVideos.discard') }).click()
  await expect.element(alert).not.toBeInTheDocument()

  // Somebody else has saved it: that is no failure, once both are in the form.
  failure = refused('STALE')
  stored = { ...VIDEO, name: { es: 'Puente de glúteo', en: 'Bridge' }, version: 2 }
  await channel.fill('Fisio en casa')
  await save.click()
  const stale = page.getByRole('region', { name: t('editing.stale.title') })
  await expectFailure(t('editing.stale.merged'), stale)
  await expect.element(channel).toHaveValue('Fisio en casa')
  failure = refused('UNAVAILABLE')
  await save.click()
  await expect.element(panel.getByRole('alert').last()).toHaveTextContent(CANNOT_CONNECT)
  expect(saved().map(({ body }) => (body as { version: number }).version)).toEqual([1, 1, 2])
})

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as contacts from '#lib/contact/calls.ts'
import type { RequestUpdate } from '#lib/contact/schemas.ts'
import { ContactRequestId } from '#lib/ids.ts'
import type { AttentionItem } from '#lib/workspace/attention.ts'
import * as questionnaires from '#lib/workspace/questionnaires-calls.ts'
import { answer, held, ok, refused } from '../support/api.ts'
import { answerBoard, board, contactOf, openBoard, sentOf } from './board.tsx'
import { counted, gone, idOf, shown, t } from './support.tsx'

/** Why something was not changed on the dashboard stands where it was tried, until the next try. */

const { first, rows, card, dialog, question } = board()
const alert = page.getByRole('alert')

const waitingOf = ({
  id,
  authorizationId,
  clientName,
  avatarUrl,
  title,
}: ReturnType<typeof sentOf>): AttentionItem & { kind: 'waiting' } => ({
  kind: 'waiting',
  questionnaireId: id,
  at: '2026-10-10T08:00:00.000Z',
  isReminded: false,
  ...{ authorizationId, clientName, avatarUrl, title },
})

test('a reminder that fails says so at what waits, and is gone at the next try', async () => {
  const waiting = ['Primera', 'Segunda'].map((title, number) =>
    waitingOf(sentOf({ number, title })),
  )
  answerBoard({ waiting })
  openBoard()
  answer(questionnaires.remindClient, () => refused('INTERNAL'))
  const row = rows.filter({ hasText: 'Segunda' })
  const remind = row.getByRole('button')
  await remind.click()
  await expect.element(row.getByRole('alert')).toHaveTextContent(t('dashboard.remind.failed'))
  await counted(alert, 1)
  const later = held<never>()
  answer(questionnaires.remindClient, later.answer)
  await remind.click()
  await counted(alert, 0)

  // Reminded elsewhere: the row stays, with something else to do.
  waiting[1]!.isReminded = true
  later.release(refused('CONFLICT'))
  await expect.element(row.getByRole('alert')).toHaveTextContent(t('dashboard.remind.twice'))
  await shown(row.getByRole('link'))
})

test('two reminders at once that fail say so at each', async () => {
  const sent = ['Primera', 'Segunda'].map((title, number) => sentOf({ number, title }))
  answerBoard({ sent, waiting: sent.map(waitingOf) })
  openBoard()
  for (const placeOf of [(title: string) => rows.filter({ hasText: title }), card]) {
    const places = ['Primera', 'Segunda'].map(placeOf)
    const later = held<never>()
    answer(questionnaires.remindClient, later.answer)
    for (const place of places) await place.getByRole('button', { name: /^Recordar/ }).click()
    later.release(refused('INTERNAL'))
    for (const place of places)
      await expect.element(place.getByRole('alert')).toHaveTextContent(t('dashboard.remind.failed'))
  }
  await counted(alert, 4)
})

test('two reminders of what waits no more both say why above the list', async () => {
  const waiting = ['Primera', 'Segunda'].map((title, number) =>
    waitingOf(sentOf({ number, title })),
  )
  answerBoard({ waiting })
  openBoard()
  const [conflict, missing] = [held<never>(), held<never>()]
  for (const [title, later] of [
    ['Primera', conflict],
    ['Segunda', missing],
  ] as const) {
    answer(questionnaires.remindClient, later.answer)
    await rows.filter({ hasText: title }).getByRole('button').click()
  }
  waiting.length = 0
  conflict.release(refused('CONFLICT'))
  missing.release(refused('NOT_FOUND'))
  await expect.element(first).toMatchTextContent(t('dashboard.first.empty'))
  await shown(first.getByText(t('dashboard.remind.twice')))
  await shown(first.getByText(t('island.failure.gone')))
})

test('a reminder of what waits no more says so above the list', async () => {
  const waiting = [waitingOf(sentOf({ number: 1 }))]
  answerBoard({ waiting })
  openBoard()
  answer(questionnaires.remindClient, () => {
    waiting.length = 0
    return refused('CONFLICT')
  })
  await rows.getByRole('button').click()
  await expect.element(first).toMatchTextContent(t('dashboard.first.empty'))
  await expect.element(first.getByRole('alert')).toHaveTextContent(t('dashboard.remind.twice'))
})

test('a questionnaire that was not reminded says so on its card, or above the list without it', async () => {
  const sent = [sentOf({ number: 1, title: 'Primera' }), sentOf({ number: 2, title: 'Segunda' })]
  answerBoard({ sent })
  openBoard()
  answer(questionnaires.remindClient, () => refused('RATE_LIMITED', {}, 5 * 3600))
  const remind = card('Primera').getByRole('button', { name: /^Recordar/ })
  await remind.click()
  await expect
    .element(card('Primera').getByRole('alert'))
    .toHaveTextContent(t('island.failure.limitedHours', { count: 5 }))
  answer(questionnaires.remindClient, () => {
    sent.shift()
    return refused('NOT_FOUND')
  })
  await remind.click()
  await gone(card('Primera'))
  await expect.element(alert).toHaveTextContent(t('island.failure.gone'))
})

test('a reminder that failed is not said of the questionnaires of another filter', async () => {
  const sent = [
    sentOf({ number: 1, title: 'Primera' }),
    sentOf({ number: 2, title: 'Segunda', responses: { q0: 'Bien' } }),
  ]
  answerBoard({ sent })
  openBoard()
  const filter = (name: 'all' | 'completed') =>
    page
      .getByRole('group', { name: t('dashboardQuestionnaires.filter.label') })
      .getByText(t(`dashboardQuestionnaires.filter.${name}`), { exact: false })
  const remind = card('Primera').getByRole('button', { name: /^Recordar/ })
  // Reminded elsewhere: its card stays where it is.
  for (const code of ['INTERNAL', 'CONFLICT'] as const) {
    answer(questionnaires.remindClient, () => refused(code))
    await remind.click()
    await shown(card('Primera').getByRole('alert'))
    await filter('completed').click()
    await gone(card('Primera'))
    await shown(card('Segunda'))
    await counted(alert, 0)
    await filter('all').click()
    await shown(card('Primera'))
  }
})

test('what was not withdrawn says so in its question, and cannot be withdrawn any more', async () => {
  answerBoard({ sent: [sentOf({ number: 1, title: 'Primera' })] })
  openBoard()
  answer(questionnaires.updateSentQuestionnaire, () => refused('INTERNAL'))
  await card('Primera')
    .getByRole('button', { name: /^Retirar/ })
    .click()
  const confirm = question.getByRole('button', {
    name: t('dashboardQuestionnaires.ask.withdraw.confirm'),
  })
  await confirm.click()
  await expect
    .element(question.getByRole('alert'))
    .toHaveTextContent(t('dashboardQuestionnaires.ask.withdraw.failed'))
  const later = held<never>()
  answer(questionnaires.updateSentQuestionnaire, later.answer)
  await confirm.click()
  await counted(alert, 0)
  later.release(refused('CONFLICT'))
  await expect
    .element(question.getByRole('alert'))
    .toHaveTextContent(t('dashboardQuestionnaires.ask.withdraw.conflict'))
  await counted(confirm, 0)
})

test('answers that were not marked as reviewed say so in sight of the button', async () => {
  const questions = Array.from({ length: 40 }, (_, at) => ({
    ...{ type: 'text' as const, text: `Pregunta ${at}` },
  }))
  const one = sentOf({ number: 1, questions, responses: { q0: 'Bien' } })
  answerBoard({ sent: [one] })
  openBoard(`?answers=${one.id}`)
  answer(questionnaires.updateSentQuestionnaire, () => refused('INTERNAL'))
  const review = dialog.getByRole('button', { name: t('dashboardAnswers.review') })
  await review.click()
  const failed = dialog.getByRole('alert')
  await expect.element(failed).toHaveTextContent(t('dashboardAnswers.reviewFailed'))
  await expect.element(failed).toBeInViewport({ ratio: 0.99 })
  const later = held<never>()
  answer(questionnaires.updateSentQuestionnaire, later.answer)
  await review.click()
  await counted(failed, 0)
  later.release(refused('CONFLICT'))
  await expect.element(failed).toHaveTextContent(t('dashboardAnswers.conflict'))
  await counted(review, 0)
})

test('a request whose state was not saved says so, and is gone at the next try', async () => {
  answerBoard({ received: [contactOf({ state: 'read' })] })
  openBoard('?tab=contacts')
  answer(contacts.updateContactRequest, () => refused('INTERNAL'))
  const part = page.getByRole('region', { name: t('requests.received.title') })
  await part.getByText('Sonia Peral', { exact: false }).first().click()
  const close = part.getByRole('button', { name: t('requests.received.close') })
  await close.click()
  await expect
    .element(part.getByRole('listitem').getByRole('alert'))
    .toHaveTextContent(t('requests.stateFailed'))
  const later = held<{ state: RequestUpdate['state']; answeredAt: null }>()
  answer(contacts.updateContactRequest, later.answer)
  await close.click()
  await counted(alert, 0)
  later.release(ok({ state: 'closed', answeredAt: null }))
  await expect.element(close).toBeEnabled()
  await counted(alert, 0)
})

test('a request that is opened leaves it said that the state of another was not saved', async () => {
  const others = { name: 'Pau Vidal', email: 'pau@example.com', phone: null }
  const other = contactOf({ id: ContactRequestId.parse(idOf(501)), from: others })
  answerBoard({ received: [contactOf({ state: 'read' }), other] })
  openBoard('?tab=contacts')
  answer(contacts.updateContactRequest, () => refused('INTERNAL'))
  const part = page.getByRole('region', { name: t('requests.received.title') })
  const itemOf = (name: string) => part.getByRole('listitem').filter({ hasText: name })
  const failed = itemOf('Sonia Peral').getByRole('alert')
  await itemOf('Sonia Peral').getByText('Sonia Peral', { exact: false }).first().click()
  await part.getByRole('button', { name: t('requests.received.close') }).click()
  await expect.element(failed).toHaveTextContent(t('requests.stateFailed'))
  const later = held<{ state: RequestUpdate['state']; answeredAt: null }>()
  const asked = answer(contacts.updateContactRequest, later.answer)
  await itemOf('Pau Vidal').getByText('Pau Vidal', { exact: false }).first().click()
  await expect.poll(() => asked().at(-1)?.body).toEqual({ state: 'read' })
  await shown(failed)
  later.release(refused('INTERNAL'))
  await shown(itemOf('Pau Vidal').getByRole('alert'))
  await shown(failed)
})

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as contacts from '#lib/contact/calls.ts'
import type { RequestUpdate } from '#lib/contact/schemas.ts'
import type { AttentionItem } from '#lib/workspace/attention.ts'
import * as questionnaires from '#lib/workspace/questionnaires-calls.ts'
import { answer, held, ok, refused } from '../support/api.ts'
import { answerBoard, board, contactOf, openBoard, sentOf } from './board.tsx'
import { counted, gone, shown, t } from './support.tsx'

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
  await expect
    .element(page.getByRole('heading', { name: t('dashboard.first.title') }))
    .toHaveFocus()
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
  await expect.element(confirm).toBeDisabled()
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
  await expect.element(review).toBeDisabled()
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

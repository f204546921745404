import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { madridDay } from '#lib/format/madrid-day.ts'
import { addDays, weekdayOf } from '#lib/workspace/builder/weekly.ts'
import * as workspace from '#lib/workspace/calls.ts'
import type * as workspaceSchemas from '#lib/workspace/schemas.ts'
import * as questionnaires from '#lib/workspace/questionnaires-calls.ts'
import { expectAccessible } from '../support/accessible.ts'
import { press } from '../support/act.ts'
import { answer, held, ok, refused } from '../support/api.ts'
import { reload } from '../support/mount.tsx'
import { sentOf } from './board.tsx'
import { answerSending, JULIAN, NORA, OLGA, sending, sendingDraft, templateOf } from './sending.ts'
import { counted, shown, t } from './support.tsx'

/** To whom a questionnaire goes, when, and what becomes of it. */
const form = sending()

test('several clients get it, today and every week, until a day', async () => {
  const { sent } = answerSending()
  await form.open()
  await form.addClients.click()
  await expect.element(form.search).toHaveFocus()
  await shown(form.client(OLGA.name!))
  await userEvent.keyboard('julian')
  await counted(form.client(OLGA.name!), 0)
  await press(form.client(JULIAN.name!), ' ')
  await form.search.fill('nora')
  await press(form.client(NORA.name!), ' ')
  await form.button(t('sendQuestionnaire.clients.done')).click()
  await expect.element(form.addClients).toHaveFocus()

  const today = madridDay()
  const [due, until] = [addDays(today, 4), addDays(today, 28)]
  await form.due.fill(due)
  await form.repeat.selectOptions('weekly')
  await expect.element(form.until).toHaveValue(until)
  await expect
    .element(form.dialog)
    .toMatchTextContent(
      new RegExp(
        `Lo recibirán Julián y Nora hoy y cada ${weekdayOf(today, 'es')} hasta el .+, con 4 días para responder\\.`,
      ),
    )
  await form.send.click()
  await shown(form.sent(2))
  expect(sent()).toMatchObject([{ clients: [JULIAN.id, NORA.id], dueOn: due, repeatUntil: until }])
})

test('a double click sends once', async () => {
  const { sent } = answerSending()
  await form.open(JULIAN.id)
  await expect.element(form.dialog).toMatchTextContent('Lo recibirá Julián hoy.')
  await form.send.dblClick()
  await shown(form.sent(1))
  expect(sent()).toHaveLength(1)
})

test('nothing is chosen or sent before the client of the address is known', async () => {
  answerSending()
  const known = held<workspaceSchemas.Clients>()
  answer(workspace.listClients, (asked) =>
    asked.query['client']
      ? known.answer(asked)
      : ok({ items: [JULIAN], total: 1, page: 1, pageSize: 24, counts: { active: 1, pending: 0 } }),
  )
  await form.open(JULIAN.id)
  await expect.element(form.send).toBeDisabled()
  await form.addClients.click()
  await expect.element(form.addClients).toHaveAttribute('aria-expanded', 'true')
  await counted(form.search, 0)
  known.release(
    ok({ items: [JULIAN], total: 1, page: 1, pageSize: 24, counts: { active: 1, pending: 0 } }),
  )
  await expect.element(form.client(JULIAN.name!)).toBeChecked()
  await form.send.click()
  await shown(form.sent(1))
})

test('problems are at their fields, and nothing is sent', async () => {
  const { sent } = answerSending()
  await form.open()
  await form.send.click()
  await shown(form.dialog.getByText(t('sendQuestionnaire.clients.none')))
  await expect.element(form.addClients).toHaveFocus()

  await form.title.fill(' ')
  await form.toggle(2).click()
  await form.textOf(2).fill('¿?')
  // A problem goes with its question.
  await form.move('up', 2).click()
  await form.toggle(1).click()
  await form.send.click()
  const wrong = t('sendQuestionnaire.problem.text')
  await expect.element(form.title).toHaveAccessibleDescription(t('fields.problem.required'))
  await expect.element(form.textOf(1)).toHaveAccessibleDescription(wrong)
  await form.move('down', 1).click()
  await expect.element(form.textOf(2)).toHaveAccessibleDescription(wrong)
  await form.textOf(2).fill('¿Qué tal?')
  await expect.element(form.textOf(2)).not.toHaveAttribute('aria-invalid')

  await form.kind(2, 'one').click()
  const option = (number: number) =>
    form.dialog.getByLabelText(t('sendQuestionnaire.questions.option', { number }))
  await option(1).fill('Sí')
  await option(2).fill('Sí')
  await form.send.click()
  await expect.element(option(2)).toHaveAccessibleDescription(t('fields.problem.duplicate'))
  await form.repeat.selectOptions('weekly')
  await form.until.fill(addDays(madridDay(), 3))
  await form.send.click()
  await expect.element(form.until).toHaveAccessibleDescription(/^La primera repetición sería el /)
  expect(sent()).toEqual([])
})

test('who shares no more is named, and the others get it', async () => {
  const { sent, revoke } = answerSending()
  await form.open(NORA.id)
  await form.addClients.click()
  await form.client(JULIAN.name!).click()
  revoke()
  await form.send.click()
  await expect
    .element(form.dialog.getByRole('alert'))
    .toHaveTextContent(t('sendQuestionnaire.problem.gone', { count: 1, who: 'Julián' }))
  await form.button(t('sendQuestionnaire.problem.withoutGone')).click()
  await shown(form.sent(1))
  expect(sent().map(({ clients }) => clients)).toEqual([[NORA.id, JULIAN.id], [NORA.id]])
})

test('a failure keeps everything, and the next try is known as the same one', async () => {
  const { keys } = answerSending()
  await form.open(JULIAN.id)
  await form.title.fill('Sin cobertura')
  let isLost = true
  // The server gets it, its response is lost.
  answer(questionnaires.sendQuestionnaire, () =>
    isLost ? refused('UNAVAILABLE') : ok({ items: [sentOf({ number: 1 })] }),
  )
  await form.send.click()
  await expect
    .element(form.dialog.getByRole('alert'))
    .toHaveTextContent(t('island.failure.unavailable'))
  // What the person has to correct is not mixed up with it.
  await form.title.fill('')
  await form.send.click()
  await expect
    .element(form.dialog.getByRole('alert'))
    .toHaveTextContent(t('sendQuestionnaire.problem.fields', { count: 1 }))
  await form.title.fill('Sin cobertura')
  isLost = false
  await form.send.click()
  await shown(form.sent(1))
  const [first, second] = keys()
  expect(first).toBeTruthy()
  expect(second).toBe(first)
})

test('what was not sent is offered after a reload, and can be given up', async () => {
  answerSending()
  const offer = page.getByRole('dialog', { name: t('sendQuestionnaire.draft.title') })
  await form.open(JULIAN.id)
  await expect.element(form.dialog).toMatchTextContent('Lo recibirá Julián hoy.')
  expect(sendingDraft()).toBeNull()
  await form.title.fill('A medias')
  await expect.poll(sendingDraft).toContain('A medias')
  await reload()
  await expect.element(offer).toMatchTextContent('«A medias», para Julián.')
  await offer.getByRole('button', { name: t('sendQuestionnaire.draft.continue') }).click()
  await expect.element(form.title).toHaveValue('A medias')
  await form.button(t('island.cancel')).click()
  await counted(form.dialog, 0)

  await page.getByRole('button', { name: t('dashboardQuestionnaires.send') }).click()
  await offer.getByRole('button', { name: t('sendQuestionnaire.draft.discard') }).click()
  await expect.element(form.title).toHaveValue(t('questionnaireSets.first.trainer.title'))
  expect(sendingDraft()).toBeNull()
})

test('the dialog is accessible in both themes, whatever is open', async () => {
  answerSending([templateOf({ title: 'Propia', questions: [{ type: 'text', text: '¿Qué tal?' }] })])
  await form.open(JULIAN.id)
  await shown(form.button(t('sendQuestionnaire.clients.remove', { name: JULIAN.name! })))
  await expectAccessible('the form')
  await form.toggle(2).click()
  for (const kind of ['scale', 'several'] as const) {
    await form.kind(2, kind).click()
    await expectAccessible(kind)
  }
  await form.repeat.selectOptions('weekly')
  await form.send.click()
  await shown(form.dialog.getByRole('alert'))
  await form.addClients.click()
  await expect.element(form.client(JULIAN.name!)).toBeChecked()
  await expectAccessible('problems and the search of clients')
  await form.templates.click()
  await shown(
    page.getByRole('button', {
      name: t('sendQuestionnaire.templates.useOf', { title: 'Propia' }),
    }),
  )
  await expectAccessible('templates')
})

test('more clients that could not be read: those that are there stay, and the button asks again', async () => {
  answerSending()
  let isDown = true
  const counts = { active: 2, pending: 0 }
  const asked = answer(workspace.listClients, ({ query }) => {
    if (query['page'] === '2' && isDown) return refused('INTERNAL')
    const items = query['page'] === '2' ? [NORA] : [JULIAN]
    return ok({ items, total: 2, page: Number(query['page']), pageSize: 1, counts })
  })
  await form.open()
  await form.addClients.click()
  const more = form.button(t('sendQuestionnaire.clients.more'))
  const alert = form.dialog.getByRole('alert')
  await more.click()
  await expect.element(alert).toHaveTextContent(t('sendQuestionnaire.clients.failed'))
  await shown(form.client(JULIAN.name!))
  await expect.element(more).toHaveFocus()
  isDown = false
  await more.click()
  await shown(form.client(NORA.name!))
  await counted(alert, 0)
  expect(asked().filter(({ query }) => query['page'] === '2')).toHaveLength(2)
})

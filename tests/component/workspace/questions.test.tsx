import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Question } from '#lib/questionnaires/questions.ts'
import * as questionnaires from '#lib/workspace/questionnaires-calls.ts'
import { TEMPLATES_MAX } from '#lib/workspace/questionnaires-schemas.ts'
import { press } from '../support/act.ts'
import { answer, refused } from '../support/api.ts'
import { answerSending, JULIAN, sending, templateOf } from './sending.ts'
import { counted, shown, t } from './support.tsx'

/** The questions of what is sent: written, moved, pasted, kept as a template. */
const FIRST = (['q0', 'q1', 'q2', 'q3'] as const).map((name) =>
  t(`questionnaireSets.first.trainer.${name}`),
)
const form = sending()

/** The texts of the questions, in their order. */
const order = () =>
  form.items
    .elements()
    .map((item) => (item as HTMLElement).innerText.split('\n').find((line) => line.includes('¿')))

/** Adds a question and goes to its kind, so many to the right of the first; then the keys within it. */
async function write(text: string, kind: number, keys = '') {
  await press(form.add, '{Enter}')
  await expect.poll(() => document.activeElement?.id).toMatch(/-text$/)
  await userEvent.keyboard(`${text}{Tab}${'{ArrowRight}'.repeat(kind)}${keys && `{Tab}${keys}`}`)
}

test('a question of each kind is written by keyboard alone, and sent as it was written', async () => {
  const { sent } = answerSending()
  await form.open(JULIAN.id)
  await shown(form.button(t('sendQuestionnaire.clients.remove', { name: 'Julián Prieto' })))
  await expect.element(form.title).toHaveValue(t('questionnaireSets.first.trainer.title'))
  expect(order()).toEqual(FIRST)

  await write('¿A?', 0)
  await write('¿B?', 1, 'km')
  await write('¿C?', 2, 'No{Tab}Sí')
  await write('¿D?', 3, 'Ya{Enter}Hoy{Enter}No')
  await write('¿E?', 4, 'Ir{Enter}No')
  await write('¿F?', 5)
  await write('¿G?', 6)
  await press(form.send, '{Enter}')
  await shown(form.sent(1))
  await counted(form.dialog, 0)

  const own: Question[] = [
    { type: 'text', text: '¿A?' },
    { type: 'number', text: '¿B?', unit: 'km' },
    { type: 'scale', text: '¿C?', low: 'No', high: 'Sí' },
    { type: 'one', text: '¿D?', options: ['Ya', 'Hoy', 'No'] },
    { type: 'several', text: '¿E?', options: ['Ir', 'No'] },
    { type: 'yes_no', text: '¿F?' },
    { type: 'date', text: '¿G?' },
  ]
  const first = FIRST.map((text) => ({ type: 'text', text }))
  expect(sent()).toMatchObject([{ clients: [JULIAN.id], questions: [...first, ...own] }])
})

test('questions are moved by keyboard and by pointer, removed, and had again', async () => {
  answerSending()
  await form.open()
  const [a, b, c, d] = FIRST
  await press(form.move('down', 1), '{Enter}')
  await expect.poll(order).toEqual([b, a, c, d])
  const said = t('sendQuestionnaire.questions.moved', { text: a!, place: 2, total: 4 })
  await counted(form.dialog.getByRole('status').filter({ hasText: said }), 1)
  // The focus goes with the question.
  await expect.element(form.move('down', 2)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(form.move('down', 3)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(order).toEqual([b, c, d, a])
  await expect.element(form.move('down', 4)).toHaveFocus()

  await userEvent.dragAndDrop(form.grip(4), form.grip(1), {
    sourcePosition: { x: 10, y: 20 },
    targetPosition: { x: 10, y: 4 },
  })
  await expect.poll(order).toEqual([a, b, c, d])

  await form.remove(2).click()
  await expect.poll(order).toEqual([a, c, d])
  await expect.element(form.button(t('sendQuestionnaire.questions.undo'))).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(order).toEqual([a, b, c, d])
  await expect.element(form.toggle(2)).toHaveFocus()
})

test('lines are pasted as questions, and none at all are the predefined ones', async () => {
  const { sent } = answerSending()
  await form.open(JULIAN.id)
  await counted(form.items, 4)
  for (let left = 3; left >= 0; left--) {
    await form.remove(1).click()
    await counted(form.items, left)
  }
  await expect.element(form.dialog).toMatchTextContent(t('sendQuestionnaire.questions.empty'))
  await expect.element(form.dialog).toMatchTextContent(FIRST[3]!)

  await form.button(t('sendQuestionnaire.paste.open')).click()
  await form.dialog
    .getByLabelText(t('sendQuestionnaire.paste.label'), { exact: false })
    .fill('  ¿Uno bien?\n\n¿Dos bien?  \n \n¿Tres bien?')
  await form.button(t('sendQuestionnaire.paste.add', { count: 3 })).click()
  await expect.poll(order).toEqual(['¿Uno bien?', '¿Dos bien?', '¿Tres bien?'])
  await expect.element(form.add).toHaveFocus()

  for (let left = 2; left >= 0; left--) {
    await form.remove(1).click()
    await counted(form.items, left)
  }
  await form.send.click()
  await shown(form.sent(1))
  // The server takes the predefined ones then, in the language of who sends.
  expect(sent()).toMatchObject([{ questions: [], locale: 'es' }])
})

const list = page.getByRole('dialog', { name: t('sendQuestionnaire.templates.title') })
const use = (title: string) =>
  list.getByRole('button', { name: t('sendQuestionnaire.templates.useOf', { title }) })
const confirm = (kind: 'load' | 'delete') =>
  page
    .getByRole('alertdialog')
    .getByRole('button', { name: t(`sendQuestionnaire.templates.ask.${kind}.confirm`) })

test('a template is kept under a name of its own, and used after a question where something is lost', async () => {
  answerSending()
  await form.open()
  await form.title.fill('Mi plantilla')
  await form.remove(4).click()
  await form.templates.click()
  const save = list.getByRole('button', { name: t('sendQuestionnaire.templates.save') })
  const name = page
    .getByRole('dialog', { name: t('sendQuestionnaire.templates.nameTitle.save') })
    .getByRole('textbox')
  await save.click()
  await expect.element(name).toHaveValue('Mi plantilla')
  await press(name, '{Enter}')
  await expect
    .element(list.getByRole('status'))
    .toHaveTextContent(t('sendQuestionnaire.templates.done.save'))
  // A second one of the same name is refused at its field.
  await save.click()
  await press(name, '{Enter}')
  await expect.element(name).toHaveAccessibleDescription(t('sendQuestionnaire.templates.taken'))
  await page
    .getByRole('dialog', { name: t('sendQuestionnaire.templates.nameTitle.save') })
    .getByRole('button', { name: t('island.cancel') })
    .click()

  // What was kept is not lost: another one is used without a question; what was written is.
  const weekly = t('questionnaireSets.weekly.title')
  await use(weekly).click()
  await expect.element(form.title).toHaveValue(weekly)
  await form.title.fill('A medias')
  await form.templates.click()
  await use('Mi plantilla').click()
  await confirm('load').click()
  await expect.element(form.title).toHaveValue('Mi plantilla')
  expect(order()).toEqual(FIRST.slice(0, 3))
})

test('a template is renamed over another tab’s change, and deleted', async () => {
  const questions = FIRST.slice(0, 3).map((text): Question => ({ type: 'text', text }))
  const templates = [templateOf({ title: 'Mi plantilla', questions })]
  answerSending(templates)
  await form.open()
  await form.templates.click()
  const menu = (title: string) =>
    list.getByRole('button', { name: t('sendQuestionnaire.templates.actions', { title }) })
  const choose = (action: 'rename' | 'delete') =>
    page.getByRole('menuitem', { name: t(`sendQuestionnaire.templates.${action}`) }).click()
  await menu('Mi plantilla').click()
  await choose('rename')
  templates[0] = { ...templates[0]!, title: 'De otra pestaña', version: 2 }
  const rename = page.getByRole('dialog', {
    name: t('sendQuestionnaire.templates.nameTitle.rename'),
  })
  const name = rename.getByRole('textbox')
  await name.fill('Otro nombre')
  await userEvent.keyboard('{Enter}')
  await expect.element(rename.getByRole('alert')).toMatchTextContent('De otra pestaña')
  // What was typed is still there.
  await expect.element(name).toHaveValue('Otro nombre')
  await press(name, '{Enter}')
  await shown(menu('Otro nombre'))
  expect(templates).toMatchObject([{ title: 'Otro nombre', version: 3 }])

  await menu('Otro nombre').click()
  await choose('delete')
  await confirm('delete').click()
  await shown(list.getByText(t('sendQuestionnaire.templates.none')))
})

test('a template that could not be kept or deleted: its dialog says so until the next try', async () => {
  const questions = FIRST.slice(0, 3).map((text): Question => ({ type: 'text', text }))
  answerSending([templateOf({ title: 'Mi plantilla', questions })])
  answer(questionnaires.createTemplate, () => refused('CONFLICT', { questions: 'too_many' }))
  answer(questionnaires.deleteTemplate, () => refused('INTERNAL'))
  await form.open()
  await form.templates.click()
  await list.getByRole('button', { name: t('sendQuestionnaire.templates.save') }).click()
  const named = page.getByRole('dialog', {
    name: t('sendQuestionnaire.templates.nameTitle.save'),
  })
  await press(named.getByRole('textbox'), '{Enter}')
  const alert = named.getByRole('alert')
  await expect
    .element(alert)
    .toHaveTextContent(t('sendQuestionnaire.templates.tooMany', { max: TEMPLATES_MAX }))
  answer(questionnaires.createTemplate, () => refused('CONFLICT', { title: 'taken' }))
  await press(named.getByRole('textbox'), '{Enter}')
  await expect
    .element(named.getByRole('textbox'))
    .toHaveAccessibleDescription(t('sendQuestionnaire.templates.taken'))
  await expect
    .element(named)
    .not.toMatchTextContent(t('sendQuestionnaire.templates.tooMany', { max: TEMPLATES_MAX }))
  await named.getByRole('button', { name: t('island.cancel') }).click()

  await list
    .getByRole('button', {
      name: t('sendQuestionnaire.templates.actions', { title: 'Mi plantilla' }),
    })
    .click()
  await page.getByRole('menuitem', { name: t('sendQuestionnaire.templates.delete') }).click()
  const question = page.getByRole('alertdialog')
  // A question that was not answered yet has not failed.
  await shown(confirm('delete'))
  await counted(question.getByRole('alert'), 0)
  await confirm('delete').click()
  await expect
    .element(question.getByRole('alert'))
    .toHaveTextContent(t('sendQuestionnaire.templates.notSaved'))
})

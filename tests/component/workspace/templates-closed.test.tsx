import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as questionnaires from '#lib/workspace/questionnaires-calls.ts'
import type { Template } from '#lib/workspace/questionnaires-schemas.ts'
import { press } from '../support/act.ts'
import { answer, held, ok, refused } from '../support/api.ts'
import { answerSending, sending, templateOf } from './sending.ts'
import { counted, shown, t } from './support.tsx'

/** What becomes of a template whose dialog is closed before the server has answered. */

const form = sending()
const list = page.getByRole('dialog', { name: t('sendQuestionnaire.templates.title') })
const saveNew = list.getByRole('button', { name: t('sendQuestionnaire.templates.save') })
const naming = page.getByRole('dialog', {
  name: t('sendQuestionnaire.templates.nameTitle.save'),
})
/** Gives a template its name, and closes the dialog before that is saved. */
async function saveAndClose() {
  await saveNew.click()
  await press(naming.getByRole('textbox'), '{Enter}')
  await naming.getByRole('button', { name: t('island.cancel') }).click()
  await counted(naming, 0)
}

test('a template whose dialog was closed while it was saved: it is said that it was, and it is used as saved', async () => {
  answerSending()
  const saved = held<Template>()
  answer(questionnaires.createTemplate, saved.answer)
  await form.open()
  await form.remove(4).click()
  await form.templates.click()
  await saveAndClose()
  saved.release(ok(templateOf({ title: 'Mi plantilla', questions: [] })))
  await expect
    .element(list.getByRole('status'))
    .toHaveTextContent(t('sendQuestionnaire.templates.done.save'))
  const weekly = t('questionnaireSets.weekly.title')
  await list
    .getByRole('button', {
      name: t('sendQuestionnaire.templates.useOf', { title: weekly }),
    })
    .click()
  await expect.element(form.title).toHaveValue(weekly)
})

test('a template that was not kept after its dialog was closed: why is said until the next try', async () => {
  answerSending()
  const saved = held<Template>()
  answer(questionnaires.createTemplate, saved.answer)
  await form.open()
  await form.templates.click()
  await saveAndClose()
  saved.release(refused('CONFLICT', { title: 'taken' }))
  const alert = list.getByRole('alert')
  await expect.element(alert).toHaveTextContent(t('sendQuestionnaire.templates.taken'))
  await saveNew.click()
  await shown(naming)
  await counted(page.getByRole('alert'), 0)
})

test('a template that is deleted after the question was closed leaves the focus at its list', async () => {
  const templates = [templateOf({ title: 'Mi plantilla', questions: [] })]
  answerSending(templates)
  const deleted = held<{ ok: true }>()
  answer(questionnaires.deleteTemplate, deleted.answer)
  await form.open()
  await form.templates.click()
  await list
    .getByRole('button', {
      name: t('sendQuestionnaire.templates.actions', { title: 'Mi plantilla' }),
    })
    .click()
  await page.getByRole('menuitem', { name: t('sendQuestionnaire.templates.delete') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('sendQuestionnaire.templates.ask.delete.confirm') })
    .click()
  await userEvent.keyboard('{Escape}')
  await counted(page.getByRole('alertdialog'), 0)
  templates.length = 0
  deleted.release(ok({ ok: true }))
  await expect
    .element(list.getByRole('heading', { name: t('sendQuestionnaire.templates.own') }))
    .toHaveFocus()
})

test('another question that was opened meanwhile stays, with what is typed', async () => {
  answerSending()
  const saved = held<Template>()
  answer(questionnaires.createTemplate, saved.answer)
  await form.open()
  await form.templates.click()
  await saveAndClose()
  await saveNew.click()
  await naming.getByRole('textbox').fill('Otra')
  saved.release(ok(templateOf({ title: 'Mi plantilla', questions: [] })))
  await shown(list.getByText(t('sendQuestionnaire.templates.done.save')))
  await expect.element(naming.getByRole('textbox')).toHaveValue('Otra')
})

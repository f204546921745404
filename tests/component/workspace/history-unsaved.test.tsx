import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as workspace from '#lib/workspace/calls.ts'
import { answer, held, refused } from '../support/api.ts'
import { reload } from '../support/mount.tsx'
import { answerHistory, editor, sectionOf, storedDrafts } from './editor.ts'
import { counted, idOf, shown, t } from './support.tsx'

const EMPTY = {
  current_injury: '',
  pain_level: '',
  treatment_plan: '',
  session_notes: '',
  notes: '',
}

/** What is typed about a client and not saved: taken back, without a network, drawn again, discarded. */

test('a client who takes it back while one writes: nothing is saved, and the text can be copied', async () => {
  const { stored, revoke } = answerHistory({})
  const { open, field, form, save } = editor()
  await open()
  await field('session_notes').fill('Canario')
  revoke()
  await save.click()
  const alert = page.getByRole('alert').filter({ hasText: t('clientHistory.gone.title') })
  await shown(alert)
  await counted(form, 0)
  await shown(page.getByText('Canario'))
  await page.getByRole('button', { name: t('clientHistory.gone.copy') }).click()
  await expect.poll(() => navigator.clipboard.readText()).toContain('Canario')
  expect(stored.discipline).toBeNull()
  await page.getByRole('button', { name: t('clientHistory.gone.discard') }).click()
  await counted(page.getByText('Canario'), 0)
  await expect.poll(storedDrafts).toBe('')
})

test('who takes it back shares nothing any more, at the head of the page and in the list', async () => {
  const { revoke } = answerHistory({})
  const { open, field, save } = editor()
  await open()
  const main = page.getByRole('main')
  await expect.element(main).toMatchTextContent('comparte 9 de 9')
  await field('session_notes').fill('Canario')
  revoke()
  await save.click()
  await shown(page.getByRole('alert').filter({ hasText: t('clientHistory.gone.title') }))
  await expect.element(main).toMatchTextContent(t('clients.client.ended'))
  await expect.element(main).not.toMatchTextContent('de 9')
  await counted(page.getByRole('link', { name: t('clients.client.send') }), 0)
  await shown(page.getByText('Canario'))
  await page.getByRole('link', { name: t('clients.client.all', { count: 0 }) }).click()
  await shown(page.getByRole('heading', { name: t('clients.empty.active') }))
})

test('without a network the text stays, and the next try saves it', async () => {
  const { sent, stored, network } = answerHistory({})
  const { open, field, form, save, saved } = editor()
  await open()
  await field('session_notes').fill('Cuatro series')
  network(false)
  await save.click()
  await expect.element(form.getByRole('alert')).toMatchTextContent(t('clientHistory.save.offline'))
  await expect.element(field('session_notes')).toHaveValue('Cuatro series')
  network(true)
  await save.click()
  await shown(saved)
  await counted(form.getByRole('alert'), 0)
  expect(sent()).toHaveLength(2)
  expect(stored.discipline).toMatchObject({ version: 1 })
})

test('a save that fails says so at its button, until the next try', async () => {
  const { sent } = answerHistory({})
  const { open, field, form, save } = editor()
  await open()
  await field('session_notes').fill('Cuatro series')
  answer(workspace.updateClientHistory, () => refused('INTERNAL'))
  await save.click()
  const alert = form.getByRole('alert')
  await expect.element(alert).toHaveTextContent(t('clientHistory.save.unexpected'))
  await expect.element(alert).toBeInViewport()
  const next = held<never>()
  answer(workspace.updateClientHistory, next.answer)
  await save.click()
  await counted(alert, 0)
  next.release(refused('RATE_LIMITED'))
  await expect.element(alert).toMatchTextContent(t('clientHistory.save.limited'))
  await expect.element(field('session_notes')).toHaveValue('Cuatro series')
  expect(sent()).toHaveLength(2)
})

test('a draft outlives a reload, and goes when it is saved or discarded', async () => {
  answerHistory({})
  const { open, field, pain, restored, save, saved, discard } = editor()
  const level = pain.getByRole('radio', { name: '7' })
  await open()
  await field('session_notes').fill('Canario')
  await level.click()
  await expect.poll(storedDrafts).toContain('Canario')
  await reload()
  await shown(restored)
  await expect.element(field('session_notes')).toHaveValue('Canario')
  await expect.element(level).toBeChecked()
  await save.click()
  await shown(saved)
  await expect.poll(storedDrafts).toBe('')

  await field('session_notes').fill('Otra cosa')
  await expect.poll(storedDrafts).toContain('Otra cosa')
  await discard.click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('editing.discard.discard') })
    .click()
  await expect.element(field('session_notes')).toHaveValue('Canario')
  await expect.poll(storedDrafts).toBe('')
})

test.each([
  ['of another profession is not put into the form', { notes: 'Viaja', progress: 'Mejor' }],
  ['whose text was saved after all is no news', { ...EMPTY, notes: 'Guardado' }],
])('a draft %s', async (_, typed) => {
  answerHistory({ notes: sectionOf({ notes: 'Guardado' }) })
  const base = Object.fromEntries(Object.keys(typed).map((field) => [field, '']))
  const draft = { owner: idOf(100), about: `history:${idOf(1)}`, base, typed }
  const { open, tab, notes, restored, save, stale } = editor()
  await open(draft)
  await tab('notes').click()
  await expect.element(notes).toHaveValue('Guardado')
  for (const news of [restored, save, stale]) await counted(news, 0)
})

test('what was saved elsewhere alike, as by a save without an answer, is saved', async () => {
  const { notesElsewhere, sent } = answerHistory({})
  const { open, tab, notes, save, saved, stale } = editor()
  await open()
  await tab('notes').click()
  await notes.fill('Viaja')
  notesElsewhere('Viaja')
  await save.click()
  await shown(saved)
  await counted(save, 0)
  await counted(stale, 0)
  expect(sent()).toHaveLength(1)
})

test('the question about discarding can be answered with no: what is typed stays', async () => {
  answerHistory({})
  const { open, field, discard } = editor()
  await open()
  await field('session_notes').fill('Canario')
  await discard.click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: t('editing.discard.keep') }).click()
  await counted(question, 0)
  await expect.element(field('session_notes')).toHaveValue('Canario')
})

import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as workspace from '#lib/workspace/calls.ts'
import { press } from '../support/act.ts'
import { expectAccessible } from '../support/accessible.ts'
import { answer } from '../support/api.ts'
import { reach } from '../support/reach.ts'
import { answerHistory, editor, sectionOf } from './editor.ts'
import { counted, gone, pageWidth, shown, t } from './support.tsx'

/** A client's history as its professionals write it. */
/** An earlier text of the physiotherapist's, of a day of November. */
const earlierOf = (version: number, day: string) => ({
  version,
  writtenAt: `2026-11-${day}T08:00:00.000Z`,
  writtenByName: 'Leire Sáez',
})
const DAYS = [earlierOf(5, '18'), earlierOf(4, '13'), earlierOf(3, '06')]
const PARTS = ['basics', 'discipline', 'notes'] as const

test('on a phone, today’s note is written and saved, and nothing of other parts is sent', async () => {
  await page.viewport(390, 844)
  const { sent } = answerHistory({ notes: sectionOf({ notes: 'Viaja' }) })
  const { open, field, pain, save, saved, tab } = editor()
  await open()
  await expect.element(tab('discipline')).toHaveAttribute('aria-selected', 'true')
  await shown(page.getByText(t('healthShared.history.none'), { exact: false }))
  await field('session_notes').fill('Baja escaleras sin parar')
  await pain.getByRole('radio', { name: '4' }).click()
  await expect.element(save).toBeInViewport()
  await save.click()
  await shown(saved)
  await counted(save, 0)
  expect(sent()).toEqual([
    {
      discipline: {
        version: 0,
        content: { pain_level: 4, session_notes: 'Baja escaleras sin parar' },
      },
    },
  ])
})

test('a text that is too long is said at its field, and nothing of it is cut off', async () => {
  const { sent } = answerHistory({})
  const { open, tab, notes, field, save } = editor()
  await open()
  await tab('notes').click()
  await notes.fill('a'.repeat(5001))
  await tab('basics').click()
  await save.click()
  await expect.element(notes).toHaveFocus()
  await expect.element(notes).toHaveAccessibleDescription(/5000.*5001/)
  await expect.element(notes).toHaveValue('a'.repeat(5001))
  await tab('discipline').click()
  await shown(field('session_notes'))
  expect(sent()).toEqual([])

  // Of two, the one in the tab before gets the focus.
  await field('session_notes').fill('a'.repeat(2001))
  await tab('notes').click()
  await save.click()
  await expect.element(field('session_notes')).toHaveFocus()
  await field('session_notes').fill('Baja escaleras')
  await expect.element(field('session_notes')).not.toHaveAttribute('aria-invalid')
})

test('what stands in the fields without an event is saved, and other line breaks are no change', async () => {
  const { sent } = answerHistory({
    discipline: sectionOf({ treatment_plan: 'Corre\r\nsin dolor' }),
  })
  const { open, field, save, saved, discard } = editor()
  await open()
  await shown(field('treatment_plan'))
  await counted(discard, 0)
  await field('current_injury').fill('Rodilla')
  await shown(page.getByText(/^Borrador guardado, \d{2}:\d{2}$/))
  const control = field('session_notes').element() as HTMLTextAreaElement
  control.value = 'Dictado'
  await save.click()
  await shown(saved)
  const content = { current_injury: 'Rodilla', session_notes: 'Dictado' }
  expect(sent()).toEqual([{ discipline: { version: 1, content } }])
})

const versionsCard = page.getByRole('region', { name: t('clientHistory.versions.title') })
const dayRows = () =>
  versionsCard
    .getByRole('listitem')
    .elements()
    .map((row) => row.textContent.replaceAll(/\d\d:\d\d/g, '–'))

test('the course of the pain is no read of its own, and the texts of the days beside it are one when they are opened', async () => {
  const pain = [7, 4].map((value) => ({ at: '2026-11-20T08:00:00.000Z', value }))
  const facts = { unreadFact: null, lastRecordOn: null, pain }
  const { reads } = answerHistory({
    discipline: sectionOf({ pain_level: 4 }, 6),
    facts,
    earlier: DAYS,
  })
  const texts = [...DAYS, earlierOf(2, '03'), earlierOf(1, '02')].map((one) => ({
    ...one,
    section: 'physiotherapist' as const,
    content: { pain_level: one.version, session_notes: `Sesión ${one.version}` },
  }))
  const versions = answer(workspace.listClientVersions, { items: texts })
  const { open } = editor()
  await open()
  const course = page.getByRole('region', { name: t('clientHistory.course.title') })
  await expect
    .poll(() =>
      course
        .getByRole('listitem')
        .elements()
        .map((one) => one.textContent),
    )
    .toEqual(['720 nov: 7', '420 nov: 4'])
  await expectAccessible('the course and the versions')
  expect(versions()).toEqual([])
  expect(dayRows()).toEqual([
    '20 nov– · Iker Sanzactual',
    '18 nov– · Leire SáezLeer',
    '13 nov– · Leire SáezLeer',
    '6 nov– · Leire SáezLeer',
  ])
  await versionsCard.getByRole('button', { name: /^13 nov/ }).click()
  const dialog = page.getByRole('dialog')
  await shown(dialog.getByText('Sesión 4'))
  await expect.element(dialog).toMatchTextContent('4 de 10')
  await gone(dialog.getByText('Sesión 5'))
  await dialog.getByRole('button', { name: t('island.close') }).click()
  await expect.element(versionsCard.getByRole('button', { name: /^13 nov/ })).toHaveFocus()
  await versionsCard.getByRole('button', { name: t('clientHistory.versions.all') }).click()
  await counted(dialog.getByText(/^Versión \d/), 5)
  await shown(dialog.getByText('Sesión 5'))
  expect(versions()).toHaveLength(1)
  expect(reads()).toHaveLength(1)
})

test('a part that nobody has written has no versions, and what is saved over is the newest of them', async () => {
  answerHistory({ discipline: sectionOf({ current_injury: 'Rodilla' }) })
  const { open, tab, field, save, saved } = editor()
  await open()
  await expect.poll(dayRows).toEqual(['20 nov– · Iker Sanzactual'])
  await field('current_injury').fill('Hombro')
  await save.click()
  await shown(saved)
  await expect.poll(dayRows).toEqual(['20 nov– · Leire Sáezactual', '20 nov– · Iker SanzLeer'])
  await counted(versionsCard.getByRole('button', { name: t('clientHistory.versions.all') }), 0)
  await tab('notes').click()
  await counted(versionsCard, 0)
})

test('a note is written, the pain noted, cleared and saved by keys alone', async () => {
  const { sent } = answerHistory({})
  const { open, tab, field, pain, clearPain, save, saved, notes } = editor()
  const level = (name: string) => pain.getByRole('radio', { name })
  await open()
  await reach(tab('discipline'))
  await reach(field('current_injury'))
  await userEvent.keyboard('Rodilla')
  await reach(level(t('clientHistory.pain.low')))
  await userEvent.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight}')
  await expect.element(level('3')).toBeChecked()
  await reach(clearPain)
  await userEvent.keyboard('{Enter}')
  await counted(pain.getByRole('radio', { checked: true }), 0)
  await expect.element(level(t('clientHistory.pain.low'))).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(level(t('clientHistory.pain.high'))).toBeChecked()
  await reach(save)
  await userEvent.keyboard('{Enter}')
  await shown(saved)
  expect(sent()).toMatchObject([
    { discipline: { content: { current_injury: 'Rodilla', pain_level: 10 } } },
  ])
  await press(tab('discipline'), '{ArrowRight}')
  await reach(notes)
})

test('a trainer has today at hand', async () => {
  const { sent } = answerHistory({ type: 'trainer' })
  const { open, field, form, save, saved } = editor()
  await open()
  await form.getByRole('button', { name: t('clientHistory.today') }).click()
  const today = (field('last_update').element() as HTMLInputElement).value
  expect(today).toMatch(/^\d{4}-\d\d-\d\d$/)
  await save.click()
  await shown(saved)
  expect(sent()).toEqual([{ discipline: { version: 0, content: { last_update: today } } }])
})

test('what was stored without a field is read, and no save touches it', async () => {
  const { sent, stored } = answerHistory({
    discipline: sectionOf({ evaluation: 'Hombro inestable' }),
  })
  const { open, form, field, save, saved } = editor()
  await open()
  await expect.element(form).toMatchTextContent('Hombro inestable')
  await field('session_notes').fill('Hoy mejor')
  await save.click()
  await shown(saved)
  expect(sent()).toEqual([{ discipline: { version: 1, content: { session_notes: 'Hoy mejor' } } }])
  expect(stored.discipline?.content).toEqual({
    evaluation: 'Hombro inestable',
    session_notes: 'Hoy mejor',
  })
  await expect.element(form).toMatchTextContent('Hombro inestable')
})

test('each part is accessible in both themes, on 320 px too', async () => {
  await page.viewport(320, 700)
  const { notesElsewhere } = answerHistory({})
  const { open, tab, field, notes, pain, save, stale } = editor()
  await open()
  await field('session_notes').fill('Canario'.repeat(30))
  await pain.getByRole('radio', { name: '4' }).click()
  for (const part of PARTS) {
    await tab(part).click()
    await expect.element(tab(part)).toHaveAttribute('aria-selected', 'true')
    expect(pageWidth(), part).toBe(320)
    await expectAccessible(part)
  }
  await notes.fill('Viaja del 7 al 11. Sin impacto.')
  notesElsewhere('Viaja del 7 al 11. Puede trotar.')
  await save.click()
  await shown(stale)
  expect(pageWidth()).toBe(320)
  await expectAccessible('both texts')
})

test('no word of English is wider than 320 px either', async () => {
  await page.viewport(320, 700)
  const { notesElsewhere } = answerHistory({})
  const { open, tab, notes, save, stale } = editor('en')
  await open()
  for (const part of PARTS) {
    await tab(part).click()
    await expect.element(tab(part)).toHaveAttribute('aria-selected', 'true')
    expect(pageWidth(), part).toBe(320)
  }
  await notes.fill('Viaja del 7 al 11. Sin impacto.')
  notesElsewhere('Viaja del 7 al 11. Puede trotar.')
  await save.click()
  await shown(stale)
  expect(pageWidth()).toBe(320)
})

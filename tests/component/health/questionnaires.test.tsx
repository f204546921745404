import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as questionnaires from '#lib/questionnaires/calls.ts'
import type { Responses } from '#lib/questionnaires/questions.ts'
import { expectAccessible } from '../support/accessible.ts'
import { boxOf } from '../support/act.ts'
import { answer, held, ok, refused } from '../support/api.ts'
import { reload } from '../support/mount.tsx'
import { answerCentre } from './live.ts'
import { gone, openHealth, shown, t, toast } from './support.tsx'

/** Over the demonstration, which is the same screens without the API. Its questionnaire has each kind of question. */
const TITLE = 'Evaluación Fisioterapéutica'

async function openFromBanner(as?: { signedIn: boolean }) {
  openHealth('', as)
  await page.getByRole('link', { name: TITLE, exact: false }).click()
  await expect.element(page.getByRole('heading', { name: TITLE })).toHaveFocus()
  expect(location.search).toMatch(/^\?questionnaire=/)
}
const send = page.getByRole('button', { name: t('healthQuestions.send') })
const saved = page.getByText(/^Borrador guardado el /)
const where = page.getByRole('textbox', { name: /Dónde te duele/ })
const distance = page.getByRole('textbox', { name: /Cuánto corres/ })
const answers = page.getByRole('region', { name: t('healthQuestions.answers.title') })

test('every kind of question is answered, sent, and read afterwards', async () => {
  await openFromBanner()
  await where.fill('Debajo de la rótula')
  await shown(page.getByText('19 de 2.000 caracteres', { exact: true }).first())
  await page
    .getByRole('group', { name: /Cuánto te duele/ })
    .getByRole('radio', { name: '4' })
    .click()
  await page.getByRole('radio', { name: 'Al correr' }).click()
  await page.getByRole('checkbox', { name: 'Hielo' }).click()
  await page.getByRole('checkbox', { name: 'Ejercicio' }).click()
  await distance.fill('12.5')
  await page
    .getByRole('group', { name: /Te despierta/ })
    .getByText(t('healthQuestions.no'))
    .click()
  await page.getByLabelText(/Desde cuándo/).fill('2026-10-01')
  await shown(
    page.getByText(t('healthQuestions.progress', { done: 7, total: 7 }), { exact: false }),
  )
  await send.click()
  await shown(toast(t('healthQuestions.sentDone')))
  for (const answer of [
    'Debajo de la rótula',
    t('healthQuestions.answers.scale', { value: 4 }),
    'Al correr',
    'Hielo y Ejercicio',
    '12,5 km',
    '1 de octubre de 2026',
  ])
    await expect.element(answers).toMatchTextContent(answer)
  await page.getByRole('link', { name: t('healthQuestions.all') }).click()
  await expect
    .element(page.getByRole('region', { name: t('healthQuestions.earlier') }))
    .toMatchTextContent(t('healthQuestions.status.completed'))
})

test.each([
  [320, 2],
  [390, 1],
  [1280, 1],
])('a scale has its words above its numbers, %d px wide', async (width, rows) => {
  await page.viewport(width, 844)
  await openFromBanner()
  const scale = page.getByRole('group', { name: /Cuánto te duele/ })
  const words = [scale.getByText(/^0: /), scale.getByText(/^10: /)]
  await expect.element(words[1]!).toBeVisible()
  const radios = scale.getByRole('radio').elements()
  const cells = radios.map((radio) => radio.closest('label')!.getBoundingClientRect())
  expect(cells).toHaveLength(11)
  expect(new Set(cells.map(({ y }) => Math.round(y))).size).toBe(rows)
  for (const cell of cells) {
    expect(cell.width).toBeGreaterThanOrEqual(24)
    expect(cell.height).toBeGreaterThanOrEqual(44)
    expect(cell.x + cell.width).toBeLessThanOrEqual(width)
  }
  for (const end of words) expect(boxOf(end).y + boxOf(end).height).toBeLessThanOrEqual(cells[0]!.y)
})

test('an empty form is not sent', async () => {
  await openFromBanner()
  await send.click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(t('healthQuestions.problem.empty'))
})

test('a wrong answer is said at its question, and left questions are asked about', async () => {
  await openFromBanner()
  await distance.fill('muchos')
  await send.click()
  await expect.element(distance).toHaveFocus()
  await expect
    .element(distance)
    .toHaveAccessibleDescription(new RegExp(t('healthQuestions.problem.number')))
  await distance.fill('7,5')
  await send.click()
  const left = page.getByRole('alertdialog', {
    name: t('healthQuestions.partial.title', { count: 6 }),
  })
  await left.getByRole('button', { name: t('healthQuestions.partial.back') }).click()
  await gone(left)
  await expect.element(distance).toHaveValue('7,5')
  await send.click()
  await left.getByRole('button', { name: t('healthQuestions.partial.send') }).click()
  await expect.element(answers).toMatchTextContent(t('healthQuestions.answers.none'))
})

test('what is typed is saved by itself, also at once when it is left, and the banner says how far it is', async () => {
  await openFromBanner()
  await where.fill('En la rodilla')
  await shown(saved)
  await distance.fill('7,5')
  history.back()
  await shown(
    page.getByText(t('health.questionnaire.progress', { name: 'Leire', done: 2, count: 7 })),
  )
  await page.getByRole('link', { name: TITLE, exact: false }).click()
  await expect.element(where).toHaveValue('En la rodilla')
  await expect.element(distance).toHaveValue('7,5')
})

test('a choice can be taken back', async () => {
  await openFromBanner()
  const running = page.getByRole('radio', { name: 'Al correr' })
  await running.click()
  await expect.element(running).toBeChecked()
  await page
    .getByRole('listitem')
    .filter({ hasText: '3. ' })
    .getByRole('button', { name: new RegExp(`^${t('healthQuestions.clear')}`) })
    .click()
  await expect.element(running).not.toBeChecked()
  await expect.element(page.getByRole('radio', { name: 'Al bajar escaleras' })).toHaveFocus()
})

test('nothing of it is stored in this browser', async () => {
  await openFromBanner()
  await where.fill('Canario en la rodilla')
  await distance.fill('canarios')
  await shown(saved)
  const stored = JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])
  expect(stored).not.toMatch(/canario/i)
})

test('the form, its problems and its answers are accessible', async () => {
  await openFromBanner()
  await expectAccessible('the form')
  await send.click()
  await shown(page.getByRole('alert'))
  await expectAccessible('a refused form')
  await where.fill('Aquí')
  await send.click()
  await page.getByRole('button', { name: t('healthQuestions.partial.send') }).click()
  await shown(answers)
  await expectAccessible('the answers')
})

test('a questionnaire that does not exist says so', async () => {
  openHealth('?questionnaire=another')
  await shown(page.getByRole('heading', { name: t('healthQuestions.gone.title') }))
})

/** Of someone who is signed in: what is in this tab. */
const drafts = () => sessionStorage.getItem('drafts') ?? ''

test('answers that do not reach the server are in this tab, until they do', async () => {
  answerCentre()
  let isDown = true
  answer(questionnaires.saveDraft, () => (isDown ? refused('UNAVAILABLE') : ok({ ok: true })))
  await openFromBanner({ signedIn: true })
  await where.fill('En la rodilla')
  await expect.poll(drafts).toContain('En la rodilla')
  await shown(page.getByText(t('editing.state.failed')))
  await reload()
  await shown(page.getByText(t('editing.restored')))
  await expect.element(where).toHaveValue('En la rodilla')
  isDown = false
  dispatchEvent(new Event('online'))
  await shown(saved)
  await expect.poll(drafts).toBe('')
  // Half a number is no answer that could be saved.
  await distance.fill('muchos')
  await expect.poll(drafts).toContain('muchos')
  await distance.fill('')
  await expect.poll(drafts).toBe('')
})

test('answers are sent after the draft that is on its way, and nothing is saved after them', async () => {
  const state = answerCentre()
  const draft = held<{ ok: true }>()
  const saving = answer(questionnaires.saveDraft, draft.answer)
  const sending = answer(questionnaires.sendAnswers, ({ body }) => {
    const { responses } = body as { responses: Responses }
    const before = state.questionnaires.find(({ isOpen }) => isOpen)!
    const sent = { ...before, status: 'completed' as const, isOpen: false, responses }
    state.questionnaires = [sent]
    return ok(sent)
  })
  await openFromBanner({ signedIn: true })
  await where.fill('En la rodilla')
  await expect.poll(() => saving().length).toBe(1)
  await send.click()
  await page.getByRole('button', { name: t('healthQuestions.partial.send') }).click()
  await expect.element(send).toBeDisabled()
  await where.fill('Debajo de la rótula')
  expect(sending()).toEqual([])
  draft.release(ok({ ok: true }))
  await expect.element(answers).toMatchTextContent('En la rodilla')
  expect([sending().length, saving().length, drafts()]).toEqual([1, 1, ''])
})

test('answers to what was closed meanwhile are not kept in this tab', async () => {
  const state = answerCentre()
  answer(questionnaires.saveDraft, () => refused('NOT_FOUND'))
  await openFromBanner({ signedIn: true })
  await where.fill('En la rodilla')
  await expect.poll(drafts).toContain('En la rodilla')
  state.questionnaires = state.questionnaires.map((one) => ({
    ...one,
    status: 'withdrawn',
    isOpen: false,
  }))
  await reload()
  await shown(page.getByText(t('healthQuestions.answers.closedText')))
  await expect.poll(drafts).toBe('')
})

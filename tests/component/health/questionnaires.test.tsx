import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../support/accessible.ts'
import { gone, openHealth, shown, t, toast } from './support.tsx'

/** Over the demonstration, which is the same screens without the API. Its questionnaire has each kind of question. */
const TITLE = 'Evaluación Fisioterapéutica'

async function openFromBanner() {
  openHealth()
  const name = t('health.questionnaire.asks', { name: 'Leire', title: TITLE })
  await page
    .getByRole('region', { name })
    .getByRole('link', { name: t('health.questionnaire.start'), exact: false })
    .click()
  await expect.element(page.getByRole('heading', { name: TITLE })).toHaveFocus()
  expect(location.search).toMatch(/^\?questionnaire=/)
}
const send = page.getByRole('button', { name: t('healthQuestions.send') })
const saved = page.getByText(/^Guardado a las \d/)
const where = page.getByRole('textbox', { name: /Dónde te duele/ })
const distance = page.getByRole('textbox', { name: /Cuánto corres/ })
const answers = page.getByRole('region', { name: t('healthQuestions.answers.title') })

test('every kind of question is answered, sent, and read afterwards', async () => {
  await openFromBanner()
  await where.fill('Debajo de la rótula')
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

test('an empty form is not sent', async () => {
  await openFromBanner()
  await send.click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(t('healthQuestions.problem.empty'))
  await expect.element(where).toHaveFocus()
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

/** Writes an answer and leaves its question, which saves it. */
async function answered(text: string) {
  await where.fill(text)
  ;(where.element() as HTMLElement).blur()
  await shown(saved)
}

test('what is typed is kept by itself, and the banner says how far it is', async () => {
  await openFromBanner()
  await answered('En la rodilla')
  history.back()
  await shown(
    page.getByText(t('health.questionnaire.progress', { done: 1, total: 7 }), { exact: false }),
  )
  await page.getByRole('link', { name: t('health.questionnaire.continue'), exact: false }).click()
  await expect.element(where).toHaveValue('En la rodilla')
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

test('nothing of it is kept in this browser', async () => {
  await openFromBanner()
  await answered('Canario en la rodilla')
  const held = JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])
  expect(held).not.toContain('Canario')
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

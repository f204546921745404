import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { islandsAlive } from './support/island.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

/** Over the demonstration, which is the same screens without the API. Its questionnaire has each kind of question. */
const t = textsOf('es')
const TITLE = 'Evaluación Fisioterapéutica'

async function openFromBanner(page: Page) {
  await page.goto('/health')
  await islandsAlive(page)
  const name = t('health.questionnaire.asks', { name: 'Leire', title: TITLE })
  await page
    .getByRole('region', { name })
    .getByRole('link', { name: t('health.questionnaire.start') })
    .click()
  await expect(page).toHaveURL(/\?questionnaire=/)
  await expect(page.getByRole('heading', { name: TITLE })).toBeFocused()
}
const send = (page: Page) => page.getByRole('button', { name: t('healthQuestions.send') })
const question = (page: Page, number: number) =>
  page.getByRole('listitem').filter({ hasText: `${number}. ` })
const saved = (page: Page) => page.getByText(/^Guardado a las \d/)

test('every kind of question is answered, sent, and read afterwards', async ({ page }) => {
  await openFromBanner(page)
  await page.getByRole('textbox', { name: /Dónde te duele/ }).fill('Debajo de la rótula')
  await page
    .getByRole('group', { name: /Cuánto te duele/ })
    .getByRole('radio', { name: '4' })
    .check()
  await page.getByRole('radio', { name: 'Al correr' }).check()
  await page.getByRole('checkbox', { name: 'Hielo' }).check()
  await page.getByRole('checkbox', { name: 'Ejercicio' }).check()
  await page.getByRole('textbox', { name: /Cuánto corres/ }).fill('12.5')
  await page
    .getByRole('group', { name: /Te despierta/ })
    .getByText(t('healthQuestions.no'), { exact: true })
    .click()
  await page.getByLabel(/Desde cuándo/).fill('2026-10-01')
  await expect(page.getByText(t('healthQuestions.progress', { done: 7, total: 7 }))).toBeVisible()
  await send(page).click()
  await expect(
    page.getByRole('status').filter({ hasText: t('healthQuestions.sentDone') }),
  ).toBeVisible()

  const answers = page.getByRole('region', { name: t('healthQuestions.answers.title') })
  for (const answer of [
    'Debajo de la rótula',
    t('healthQuestions.answers.scale', { value: 4 }),
    'Al correr',
    'Hielo y Ejercicio',
    '12,5 km',
    '1 de octubre de 2026',
  ]) {
    await expect(answers).toContainText(answer)
  }
  await page.getByRole('link', { name: t('healthQuestions.all') }).click()
  const list = page.getByRole('region', { name: t('healthQuestions.earlier') })
  await expect(list).toContainText(t('healthQuestions.status.completed'))
})

test('an empty form is not sent', async ({ page }) => {
  await openFromBanner(page)
  await send(page).click()
  await expect(page.getByRole('alert')).toHaveText(t('healthQuestions.problem.empty'))
  await expect(page.getByRole('textbox', { name: /Dónde te duele/ })).toBeFocused()
})

test('a wrong answer is told at its question, and left questions are asked about', async ({
  page,
}) => {
  await openFromBanner(page)
  const distance = page.getByRole('textbox', { name: /Cuánto corres/ })
  await distance.fill('muchos')
  await send(page).click()
  await expect(distance).toBeFocused()
  await expect(distance).toHaveAccessibleDescription(
    new RegExp(t('healthQuestions.problem.number')),
  )
  await distance.fill('7,5')
  await send(page).click()
  const left = page.getByRole('alertdialog', {
    name: t('healthQuestions.partial.title', { count: 6 }),
  })
  await left.getByRole('button', { name: t('healthQuestions.partial.back') }).click()
  await expect(left).toBeHidden()
  await expect(distance).toHaveValue('7,5')
  await send(page).click()
  await left.getByRole('button', { name: t('healthQuestions.partial.send') }).click()
  await expect(
    page.getByRole('region', { name: t('healthQuestions.answers.title') }),
  ).toContainText(t('healthQuestions.answers.none'))
})

test('what is typed is kept by itself, and the banner says how far it is', async ({ page }) => {
  await openFromBanner(page)
  const where = page.getByRole('textbox', { name: /Dónde te duele/ })
  await where.fill('En la rodilla')
  // Leaving the question saves it.
  await where.blur()
  await expect(saved(page)).toBeVisible()
  await page.goBack()
  await expect(
    page.getByText(t('health.questionnaire.progress', { done: 1, total: 7 })),
  ).toBeVisible()
  await page.getByRole('link', { name: t('health.questionnaire.continue') }).click()
  await expect(where).toHaveValue('En la rodilla')
})

test('a choice can be taken back', async ({ page }) => {
  await openFromBanner(page)
  const running = page.getByRole('radio', { name: 'Al correr' })
  await running.check()
  await question(page, 3)
    .getByRole('button', { name: new RegExp(`^${t('healthQuestions.clear')}`) })
    .click()
  await expect(running).not.toBeChecked()
  await expect(page.getByRole('radio', { name: 'Al bajar escaleras' })).toBeFocused()
})

test('nothing of it is kept in this browser', async ({ page }) => {
  await openFromBanner(page)
  const where = page.getByRole('textbox', { name: /Dónde te duele/ })
  await where.fill('Canario en la rodilla')
  await where.blur()
  await expect(saved(page)).toBeVisible()
  const held = await page.evaluate(() =>
    JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
  )
  expect(held).not.toContain('Canario')
})

test('the form, its problems and its answers are accessible', async ({ page }) => {
  await openFromBanner(page)
  await expectAccessible(page, 'the form')
  await send(page).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page, 'a refused form')
  await page.getByRole('textbox', { name: /Dónde te duele/ }).fill('Aquí')
  await send(page).click()
  await page.getByRole('button', { name: t('healthQuestions.partial.send') }).click()
  await expect(page.getByRole('region', { name: t('healthQuestions.answers.title') })).toBeVisible()
  await expectAccessible(page, 'the answers')
})

test('a questionnaire that does not exist says so', async ({ page }) => {
  await page.goto('/health?questionnaire=another')
  await islandsAlive(page)
  await expect(page.getByRole('heading', { name: t('healthQuestions.gone.title') })).toBeVisible()
})

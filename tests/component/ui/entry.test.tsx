import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '../support/act.ts'
import { button, openGallery } from './gallery.tsx'

beforeEach(openGallery)

const weight = page.getByRole('textbox', { name: 'Peso', exact: true })

test('a number is labelled, and described by its error, help and unit', async () => {
  await expect.element(weight).toHaveAccessibleDescription('kg')
  await expect.element(weight).toHaveAttribute('inputmode', 'decimal')
  const waist = page.getByRole('textbox', { name: 'Cintura' })
  await expect.element(waist).toHaveAttribute('aria-invalid', 'true')
  await expect
    .element(waist)
    .toHaveAccessibleDescription(/^Escribe un número.* Entre la última.* cm$/)
  await page.getByText('Cintura', { exact: true }).click()
  await expect.element(waist).toHaveFocus()
})

test('grouped numbers share the legend and the help of their group', async () => {
  const pressure = page.getByRole('group', { name: 'Tensión arterial' })
  await expect.element(pressure).toHaveAccessibleDescription('Máxima y mínima.')
  expect(pressure.getByRole('textbox').elements()).toHaveLength(2)
})

test('a stepper works by buttons, typing and arrow keys, within its limits', async () => {
  const rounds = page.getByRole('textbox', { name: 'Rondas' })
  const [less, more] = [button('Menos rondas'), button('Más rondas')]
  await more.click()
  await expect.element(rounds).toHaveValue('9')
  // React state follows the input.
  await expect.element(rounds).toHaveAccessibleDescription('Serán 9.')
  await press(more, '{Enter}{Enter}')
  await expect.element(rounds).toHaveValue('10')
  await expect.element(more).toHaveFocus()
  await rounds.fill('2,5')
  await less.click()
  await expect.element(rounds).toHaveValue('1.5')
  await press(rounds, '{ArrowDown}')
  await expect.element(rounds).toHaveValue('1')
  await press(rounds, '{ArrowUp}')
  await expect.element(rounds).toHaveValue('2')
  await rounds.fill('muchas')
  await more.click()
  await expect.poll(() => (rounds.element() as HTMLInputElement).value).toMatch(/^\d+$/)
})

test('segments are radios: arrow keys select, without a preselection', async () => {
  const sex = page.getByRole('group', { name: 'Sexo' })
  const man = sex.getByRole('radio', { name: 'Hombre' })
  expect(sex.getByRole('radio', { checked: true }).elements()).toHaveLength(0)
  await expect.element(sex).toHaveAccessibleDescription('La fórmula es distinta.')
  await press(sex.getByRole('radio', { name: 'Mujer' }), '{ArrowRight}')
  await expect.element(man).toBeChecked()
  await expect.element(man).toHaveFocus()
  await expect
    .element(page.getByRole('group', { name: 'Objetivo' }))
    .toHaveAccessibleDescription('Elige un objetivo.')
})

test('a controlled choice updates the page', async () => {
  await page.getByRole('group', { name: 'Unidad de peso' }).getByText('lb').click()
  await expect.element(page.getByRole('radio', { name: 'lb' })).toBeChecked()
  await expect.element(weight).toHaveAccessibleDescription('lb')
})

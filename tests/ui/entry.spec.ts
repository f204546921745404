import { expect, test } from './gallery.ts'

test('a number is labelled, and described by its error, help and unit', async ({ page }) => {
  const weight = page.getByRole('textbox', { name: 'Peso', exact: true })
  await expect(weight).toHaveAccessibleDescription('kg')
  await expect(weight).toHaveAttribute('inputmode', 'decimal')
  const waist = page.getByRole('textbox', { name: 'Cintura' })
  await expect(waist).toHaveAttribute('aria-invalid', 'true')
  await expect(waist).toHaveAccessibleDescription(/^Escribe un número.* Entre la última.* cm$/)
  await page.getByText('Cintura', { exact: true }).click()
  await expect(waist).toBeFocused()
})

test('grouped numbers share the legend and the help of their group', async ({ page }) => {
  const pressure = page.getByRole('group', { name: 'Tensión arterial' })
  await expect(pressure).toHaveAccessibleDescription('Máxima y mínima.')
  await expect(pressure.getByRole('textbox')).toHaveCount(2)
})

test('a stepper works by buttons, typing and arrow keys, within its limits', async ({ page }) => {
  const rounds = page.getByRole('textbox', { name: 'Rondas' })
  const [less, more] = ['Menos rondas', 'Más rondas'].map((name) =>
    page.getByRole('button', { name }),
  )
  await more?.click()
  await expect(rounds).toHaveValue('9')
  // React state follows the input.
  await expect(rounds).toHaveAccessibleDescription('Serán 9.')
  await more?.press('Enter')
  await more?.press('Enter')
  await expect(rounds).toHaveValue('10')
  await expect(more!).toBeFocused()
  await rounds.fill('2,5')
  await less?.click()
  await expect(rounds).toHaveValue('1.5')
  await rounds.press('ArrowDown')
  await expect(rounds).toHaveValue('1')
  await rounds.press('ArrowUp')
  await expect(rounds).toHaveValue('2')
  await rounds.fill('muchas')
  await more?.click()
  await expect(rounds).toHaveValue(/^\d+$/)
})

test('segments are radios: arrow keys select, without a preselection', async ({ page }) => {
  const sex = page.getByRole('group', { name: 'Sexo' })
  await expect(sex.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(sex).toHaveAccessibleDescription('La fórmula es distinta.')
  await sex.getByRole('radio', { name: 'Mujer' }).press('ArrowRight')
  await expect(sex.getByRole('radio', { name: 'Hombre' })).toBeChecked()
  await expect(sex.getByRole('radio', { name: 'Hombre' })).toBeFocused()
  await expect(page.getByRole('group', { name: 'Objetivo' })).toHaveAccessibleDescription(
    'Elige un objetivo.',
  )
})

test('a controlled choice updates the page', async ({ page }) => {
  await page.getByRole('group', { name: 'Unidad de peso' }).getByText('lb').click()
  await expect(page.getByRole('radio', { name: 'lb' })).toBeChecked()
  await expect(
    page.getByRole('textbox', { name: 'Peso', exact: true }),
  ).toHaveAccessibleDescription('lb')
})

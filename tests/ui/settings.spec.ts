import { expect, test } from './gallery.ts'

test('a switch is toggled by keyboard and by its label, and its text follows', async ({ page }) => {
  const weight = page.getByRole('switch', { name: 'Peso' })
  await expect(weight).toBeChecked()
  await weight.press('Space')
  await expect(weight).not.toBeChecked()
  await expect(page.getByText('Leire no verá tu peso.')).toBeVisible()
  await page.locator('label[for=share-weight]').click()
  await expect(weight).toBeChecked()

  const notes = page.getByRole('switch', { name: 'Notas' })
  const row = notes.locator('xpath=..')
  await expect(row.getByText('No se ve', { exact: true })).toBeVisible()
  await row.click()
  await expect(notes).toBeChecked()
  await expect(row.getByText('Se ve', { exact: true })).toBeVisible()
  await expect(row.getByText('No se ve', { exact: true })).toBeHidden()
})

test('a switch without effect has a description', async ({ page }) => {
  const held = page.getByRole('switch', { name: 'IMC' })
  await expect(held).toBeChecked()
  await expect(held).toHaveAccessibleDescription(/Retenido/)
})

test('a date is a native control with its limit', async ({ page }) => {
  const date = page.getByLabel('Fecha')
  await expect(date).toHaveValue('2026-11-20')
  await expect(date).toHaveAccessibleDescription('Hoy o antes.')
  await date.fill('2026-11-21')
  expect(await date.evaluate((input: HTMLInputElement) => input.validity.rangeOverflow)).toBe(true)
})

test('a tooltip shows on focus and hover, and hides on Escape', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Tendencia' })
  const tooltip = page.getByRole('tooltip')
  await expect(button).toHaveAccessibleDescription('Media de tus últimas siete pesadas.')
  await expect(tooltip).toBeHidden()
  await button.focus()
  await expect(tooltip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tooltip).toBeHidden()
  await expect(button).toBeFocused()
  await button.hover()
  await expect(tooltip).toBeVisible()
  // It stays while hovered.
  await tooltip.hover()
  await expect(tooltip).toBeVisible()
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(tooltip).toBeHidden()
})

import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { focus, press } from '../support/act.ts'
import { button, openGallery } from './gallery.tsx'

beforeEach(openGallery)

test('a switch is toggled by keyboard and by its label, and its text follows', async () => {
  const weight = page.getByRole('switch', { name: 'Peso' })
  await expect.element(weight).toBeChecked()
  await press(weight, ' ')
  await expect.element(weight).not.toBeChecked()
  await expect.element(page.getByText('Leire no verá tu peso.')).toBeVisible()
  await userEvent.click(document.querySelector('label[for=share-weight]')!)
  await expect.element(weight).toBeChecked()

  const notes = page.getByRole('switch', { name: 'Notas' })
  const row = page.elementLocator(notes.element().parentElement!)
  const [shown, hidden] = ['Se ve', 'No se ve'].map((text) => row.getByText(text, { exact: true }))
  await expect.element(hidden!).toBeVisible()
  await row.click()
  await expect.element(notes).toBeChecked()
  await expect.element(shown!).toBeVisible()
  await expect.element(hidden!).not.toBeVisible()
})

test('a switch without effect has a description', async () => {
  const held = page.getByRole('switch', { name: 'IMC' })
  await expect.element(held).toBeChecked()
  await expect.element(held).toHaveAccessibleDescription(/Retenido/)
})

test('a date is a native control with its limit', async () => {
  const date = page.getByLabelText('Fecha')
  await expect.element(date).toHaveValue('2026-11-20')
  await expect.element(date).toHaveAccessibleDescription('Hoy o antes.')
  await date.fill('2026-11-21')
  expect((date.element() as HTMLInputElement).validity.rangeOverflow).toBe(true)
})

test('a tooltip shows on focus and hover, and hides on Escape', async () => {
  const trend = button('Tendencia')
  const tooltip = page.getByRole('tooltip')
  await expect.element(trend).toHaveAccessibleDescription('Media de tus últimas siete pesadas.')
  await expect.element(tooltip).not.toBeInTheDocument()
  await focus(trend)
  await expect.element(tooltip).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(tooltip).not.toBeInTheDocument()
  await expect.element(trend).toHaveFocus()
  await trend.hover()
  await expect.element(tooltip).toBeVisible()
  // It stays while hovered.
  await tooltip.hover()
  await expect.element(tooltip).toBeVisible()
  await page.getByRole('heading', { level: 1 }).hover()
  await expect.element(tooltip).not.toBeInTheDocument()
})

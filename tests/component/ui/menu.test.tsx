import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { boxOf, press } from '../support/act.ts'
import { button, openGallery } from './gallery.tsx'

beforeEach(openGallery)

const menu = page.getByRole('menu')
const teo = button('Acciones de Teo Ríos')
const item = (name: string) => page.getByRole('menuitem', { name })

test('opens by its button, takes the focus, wraps, and restores the focus', async () => {
  await expect.element(teo).toHaveAttribute('aria-haspopup', 'menu')
  await press(teo, '{Enter}')
  await expect.element(page.getByRole('menu', { name: 'Acciones de Teo Ríos' })).toBeVisible()
  await expect.element(teo).toHaveAttribute('aria-expanded', 'true')
  await expect.element(item('Ver el perfil')).toHaveFocus()
  for (const [key, name] of [
    ['{ArrowUp}', 'Desactivar'],
    ['{ArrowDown}', 'Ver el perfil'],
    ['{End}', 'Desactivar'],
    ['c', 'Cerrar sus sesiones'],
  ] as const) {
    await userEvent.keyboard(key)
    await expect.element(item(name)).toHaveFocus()
  }
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(teo).toHaveFocus()
  await expect.element(teo).toHaveAttribute('aria-expanded', 'false')
})

test('opens at its last item by ArrowUp', async () => {
  await press(teo, '{ArrowUp}')
  await expect.element(item('Desactivar')).toHaveFocus()
})

test('runs the selected item once and closes', async () => {
  const ines = button('Acciones de Inés Robles')
  await ines.click()
  await press(item('Desactivar'), '{Enter}')
  await expect.element(page.getByText('Inés Robles, sin acceso.')).toBeVisible()
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(ines).toHaveFocus()
})

test('closes on Tab and on a click elsewhere', async () => {
  await press(teo, '{ArrowDown}')
  await expect.element(item('Ver el perfil')).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(teo).not.toHaveFocus()
  await teo.click()
  await expect.element(menu).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect.element(menu).not.toBeInTheDocument()
})

test('closes on a second click on its button', async () => {
  await teo.click()
  await expect.element(menu).toBeVisible()
  await teo.click()
  await expect.element(menu).not.toBeInTheDocument()
})

test('stays within the viewport of a phone', async () => {
  await page.viewport(320, 640)
  await button('Acciones de Hugo Marín').click()
  await expect.element(menu).toBeVisible()
  const { x, y, width, height } = boxOf(menu)
  expect(x).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(320)
  expect(y).toBeGreaterThanOrEqual(0)
  expect(y + height).toBeLessThanOrEqual(640)
})

import { expect, test } from './gallery.ts'

test.describe('a menu', () => {
  test('opens by its button, takes the focus, wraps, and restores the focus', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Acciones de Teo Ríos' })
    const item = (name: string) => page.getByRole('menuitem', { name })
    await expect(button).toHaveAttribute('aria-haspopup', 'menu')
    await button.press('Enter')
    await expect(page.getByRole('menu', { name: 'Acciones de Teo Ríos' })).toBeVisible()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(item('Ver el perfil')).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(item('Desactivar')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(item('Ver el perfil')).toBeFocused()
    await page.keyboard.press('End')
    await expect(item('Desactivar')).toBeFocused()
    await page.keyboard.press('c')
    await expect(item('Cerrar sus sesiones')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toBeHidden()
    await expect(button).toBeFocused()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  test('opens at its last item by ArrowUp', async ({ page }) => {
    await page.getByRole('button', { name: 'Acciones de Teo Ríos' }).press('ArrowUp')
    await expect(page.getByRole('menuitem', { name: 'Desactivar' })).toBeFocused()
  })

  test('runs the selected item once and closes', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Acciones de Inés Robles' })
    await button.click()
    await page.getByRole('menuitem', { name: 'Desactivar' }).press('Enter')
    await expect(page.getByText('Inés Robles, sin acceso.')).toBeVisible()
    await expect(page.getByRole('menu')).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('closes on Tab and on a click elsewhere', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Acciones de Teo Ríos' })
    await button.press('ArrowDown')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('menu')).toBeHidden()
    await expect(button).not.toBeFocused()
    await button.click()
    await expect(page.getByRole('menu')).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(page.getByRole('menu')).toBeHidden()
  })

  test('closes on a second click on its button', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Acciones de Teo Ríos' })
    await button.click()
    await expect(page.getByRole('menu')).toBeVisible()
    await button.click()
    await expect(page.getByRole('menu')).toBeHidden()
  })

  test('stays within the viewport of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    const button = page.getByRole('button', { name: 'Acciones de Hugo Marín' })
    await button.click()
    const box = await page.getByRole('menu').boundingBox()
    expect(box!.x).toBeGreaterThanOrEqual(0)
    expect(box!.x + box!.width).toBeLessThanOrEqual(320)
    expect(box!.y).toBeGreaterThanOrEqual(0)
    expect(box!.y + box!.height).toBeLessThanOrEqual(640)
  })
})

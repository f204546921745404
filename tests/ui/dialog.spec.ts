import { expect, test } from './gallery.ts'

test('a dialog takes the focus, keeps it and gives it back', async ({ page }) => {
  const opener = page.getByRole('button', { name: 'Contactar' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Contactar con Lucía Ferrer' })
  await expect(dialog).toHaveAccessibleDescription(/te responderá por correo/)
  await expect(dialog.getByLabel('Tu nombre')).toBeFocused()

  const order = [
    dialog.getByLabel('Tu correo'),
    dialog.getByRole('button', { name: 'Cancelar' }),
    dialog.getByRole('button', { name: 'Enviar mensaje' }),
    dialog.getByRole('button', { name: 'Cerrar' }),
    dialog.getByLabel('Tu nombre'),
  ]
  for (const next of order) {
    await page.keyboard.press('Tab')
    await expect(next).toBeFocused()
  }
  await page.keyboard.press('Shift+Tab')
  await expect(dialog.getByRole('button', { name: 'Cerrar' })).toBeFocused()

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('a press beside a dialog closes it', async ({ page }) => {
  await page.getByRole('button', { name: 'Contactar' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.mouse.click(10, 10)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a destructive question stays until it is answered, with the mild answer first', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Borrar reseña' }).click()
  const question = page.getByRole('alertdialog', { name: '¿Borrar tu reseña?' })
  await expect(question.getByRole('button', { name: 'Conservarla' })).toBeFocused()
  await page.mouse.click(10, 10)
  await expect(question).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(question.locator(':focus')).toHaveCount(1)
  await question.getByRole('button', { name: 'Conservarla' }).click()
  await expect(question).toBeHidden()
})

test('on a phone a dialog is a sheet at the bottom, as wide as the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.getByRole('button', { name: 'Contactar' }).click()
  const box = await page.getByRole('dialog').boundingBox()
  expect(box).toMatchObject({ x: 0, width: 390 })
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844)
})

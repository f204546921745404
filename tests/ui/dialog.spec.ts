import { expect, test } from './gallery.ts'

test('a dialog takes the focus, traps it and restores it', async ({ page }) => {
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
  ]
  for (const next of order) {
    await page.keyboard.press('Tab')
    await expect(next).toBeFocused()
  }
  // After the last control the focus is in the browser's UI, then on the first again, never on the page behind.
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(dialog.getByLabel('Tu nombre')).toBeFocused()

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('a click outside a dialog closes it, even during its opening', async ({ page }) => {
  await page.getByRole('button', { name: 'Contactar' }).click()
  await page.mouse.click(10, 10)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a destructive confirmation stays until answered, with the focus on the safe answer', async ({
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

test('on a phone a dialog is a full-width bottom sheet', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.getByRole('button', { name: 'Contactar' }).click()
  const box = await page.getByRole('dialog').boundingBox()
  expect(box).toMatchObject({ x: 0, width: 390 })
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844)
})

test('a reopened dialog is reset', async ({ page }) => {
  const opener = page.getByRole('button', { name: 'Contactar' })
  const dialog = page.getByRole('dialog')
  await opener.click()
  await dialog.getByLabel('Tu nombre').fill('Nora')
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await expect(dialog).toHaveCount(0)
  await opener.click()
  await expect(dialog.getByLabel('Tu nombre')).toHaveValue('')
})

test('the page behind a dialog neither scrolls nor moves', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 700 })
  const opener = page.getByRole('button', { name: 'Contactar' })
  await opener.scrollIntoViewIfNeeded()
  const before = await opener.boundingBox()
  await opener.click()
  await page.mouse.move(20, 20)
  await page.mouse.wheel(0, 400)
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await opener.boundingBox()).toEqual(before)
})

import { expect, test } from './gallery.ts'

test('both versions are shown, the own one is kept, and the other is chosen by keyboard', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Guardado en otro sitio' }).press('Enter')
  const panel = page.getByRole('region', { name: 'Ha cambiado en otro sitio' })
  await expect(panel).toBeFocused()
  await expect(panel.getByRole('alert')).toContainText('Elige con qué valor te quedas')
  const version = (name: string) => panel.getByRole('radio', { name })
  await expect(version('El tuyo 61,8 kg')).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(version('El guardado 62,3 kg')).toBeChecked()
  await expect(page.getByText('En el formulario: 62,3 kg')).toBeVisible()
})

test('of texts both may be kept, which is so until another is chosen', async ({ page }) => {
  await page.getByRole('button', { name: 'Guardado en otro sitio' }).press('Enter')
  const notes = page.getByRole('group', { name: 'Notas' })
  await expect(notes.getByRole('radio')).toHaveCount(3)
  await expect(notes.getByRole('radio', { name: /^Las dos/ })).toBeChecked()
  await notes.getByRole('radio', { name: 'El guardado · Iker, hoy a las 10:41' }).check()
  await expect(page.getByText('Notas: theirs')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('Notas: both')).toBeVisible()
})

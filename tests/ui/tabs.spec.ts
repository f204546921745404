import { expect, nextFrame, test } from './gallery.ts'

test('arrow keys move between tabs, skip the disabled one and wrap around', async ({ page }) => {
  const tab = (name: string) => page.getByRole('tab', { name })
  // For one frame the previous panel is still in the DOM, closed.
  const panel = page.getByRole('tabpanel').and(page.locator('[data-state=open]'))
  await expect(page.getByRole('tablist', { name: 'Centro de Salud' })).toBeVisible()
  await expect(panel).toHaveText('Peso, talla y pulso.')
  await tab('Mis datos').focus()
  const steps = [
    ['ArrowRight', 'Historial', 'Los últimos diez registros.'],
    ['ArrowRight', 'Autorizaciones', 'Quién puede ver qué.'],
    ['ArrowRight', 'Mis datos', 'Peso, talla y pulso.'],
    ['ArrowLeft', 'Autorizaciones', 'Quién puede ver qué.'],
    ['Home', 'Mis datos', 'Peso, talla y pulso.'],
    ['End', 'Autorizaciones', 'Quién puede ver qué.'],
  ] as const
  for (const [key, name, text] of steps) {
    await page.keyboard.press(key)
    await expect(tab(name)).toBeFocused()
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true')
    await expect(panel).toHaveText(text)
  }
  // Zag focuses the selected tab in a later frame, which would take the focus back.
  await nextFrame(page)
  await page.keyboard.press('Tab')
  await expect(panel).toBeFocused()
})

test('a badge that repeats a number of its label is for the eye alone', async ({ page }) => {
  await expect(page.getByRole('tab', { name: 'Autorizaciones (2)', exact: true })).toHaveText(
    'Autorizaciones (2)2',
  )
})

import { expect, test } from './gallery.ts'

test('a star rating is operable by keyboard, without a preselected star', async ({ page }) => {
  const group = page.getByRole('radiogroup', { name: 'Tu calificación' })
  const star = (name: string) => group.getByRole('radio', { name })
  await expect(group).toHaveAccessibleDescription('De 1 a 5 estrellas.')
  await expect(group.getByRole('radio', { checked: true })).toHaveCount(0)
  await star('1 estrella').focus()
  await page.keyboard.press('ArrowRight')
  await expect(star('1 estrella')).toBeChecked()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(star('3 estrellas')).toBeFocused()
  await expect(star('3 estrellas')).toBeChecked()
  await page.keyboard.press('End')
  await expect(star('5 estrellas')).toBeChecked()
  await page.keyboard.press('Home')
  await expect(star('1 estrella')).toBeChecked()
  await expect(group.getByRole('radio', { checked: true })).toHaveCount(1)
  await star('4 estrellas').click()
  await expect(page.locator('input[name=rating]')).toHaveValue('4')
})

test('a chip names what it removes, and removes it', async ({ page }) => {
  const chip = page.getByRole('button', { name: 'Quitar el filtro Valencia' })
  await chip.focus()
  await page.keyboard.press('Enter')
  await expect(chip).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Quitar el filtro Online' })).toHaveAttribute(
    'href',
    '#sin-online',
  )
})

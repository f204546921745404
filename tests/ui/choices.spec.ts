import { expect, nextFrame, test } from './gallery.ts'

test('a combobox finds names without their accents', async ({ page }) => {
  const city = page.getByRole('combobox', { name: 'Ciudad', exact: true })
  const options = page.getByRole('listbox', { name: 'Ciudad' }).getByRole('option')
  const typed = { coruna: 'A Coruña', CÁDIZ: 'Cádiz', leon: 'León', 'plana ': null, zzz: null }
  for (const [text, found] of Object.entries(typed)) {
    await city.fill(text)
    if (found === null) await expect(page.getByText('Ninguna ciudad se llama así.')).toBeVisible()
    else await expect(options).toHaveText([found])
  }
})

test('a combobox is chosen from and cleared by keyboard', async ({ page }) => {
  const city = page.getByRole('combobox', { name: 'Ciudad', exact: true })
  await expect(city).toHaveAccessibleDescription('Escribe una parte del nombre.')
  await city.focus()
  await page.keyboard.type('gij')
  await expect(page.getByRole('option', { name: 'Gijón' })).toHaveAttribute('data-highlighted', '')
  await page.keyboard.press('Enter')
  await expect(city).toHaveValue('Gijón')
  await expect(page.locator('input[name=city]')).toHaveValue('Gijón')
  await expect(page.getByRole('listbox')).toBeHidden()

  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('listbox', { name: 'Ciudad' }).getByRole('option')).toHaveCount(10)
  await page.keyboard.press('Escape')
  await expect(city).toHaveValue('Gijón')
  await page.getByRole('button', { name: 'Quitar la ciudad' }).first().click()
  await expect(city).toHaveValue('')
  await expect(page.locator('input[name=city]')).toHaveValue('')
})

test('text that is no choice does not stay in a combobox', async ({ page }) => {
  const city = page.getByRole('combobox', { name: 'Ciudad', exact: true })
  await city.fill('zzz')
  await expect(page.getByText('Ninguna ciudad se llama así.')).toBeVisible()
  // The list starts to watch where the focus goes in the frame after it opened (zag's `defer`):
  // a Tab that comes before, as no hand is fast enough to press it, leaves it open.
  await nextFrame(page)
  await page.keyboard.press('Tab')
  await expect(city).toHaveValue('')
})

test('stars are given by keyboard, and none is chosen before', async ({ page }) => {
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

test('a chip says what it removes, and removes it', async ({ page }) => {
  const chip = page.getByRole('button', { name: 'Quitar el filtro Valencia' })
  await chip.focus()
  await page.keyboard.press('Enter')
  await expect(chip).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Quitar el filtro Online' })).toHaveAttribute(
    'href',
    '#sin-online',
  )
})

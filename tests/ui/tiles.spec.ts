import { expect, test } from './gallery.ts'

const inSection = (name: string) => `section:has(> h2:text-is("${name}"))`

test('the whole tile is a button, except for the source link in its footer', async ({ page }) => {
  const tile = page.locator(inSection('Medidas')).getByRole('article').first()
  const opener = tile.getByRole('button', { name: 'Tensión' })
  await expect(opener).toHaveAttribute('aria-expanded', 'false')
  await tile.scrollIntoViewIfNeeded()
  const value = (await tile.getByText('138/86').boundingBox())!
  await page.mouse.click(value.x + value.width / 2, value.y + value.height / 2)
  await expect(opener).toHaveAttribute('aria-expanded', 'true')
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(opener).toHaveAttribute('aria-expanded', 'false')
  await tile.getByRole('link', { name: 'ESC 2024' }).click()
  await expect(page).toHaveURL(/#esc-2024$/)
  await expect(opener).toHaveAttribute('aria-expanded', 'false')
})

test('every tile has name, date, value, unit and change in this order', async ({ page }) => {
  const tiles = page.locator(inSection('Medidas')).getByRole('article')
  await expect(tiles.first()).toHaveText(/^Tensión\s*hoy\s*138\/86 mmHg\s*−4\/−2 en 30 días\s*«PA/)
  await expect(tiles.filter({ hasText: 'Insulinemia' })).toHaveText(
    /^Insulinemia\s*3 nov\s*6,1 µU\/mL\s*Primer valor\s*Sin banda/,
  )
  await expect(tiles.last()).toHaveText(/^PA mmHg\s*hoy\s*138\/86\s*\+2\/\+1 en 30 días\s*«PA/)
  await expect(tiles.first().getByRole('img', { name: 'PA elevada' })).toBeVisible()
})

test('a band shows its steps and highlights the current one', async ({ page }) => {
  const tile = page.locator(inSection('Medidas')).getByRole('article').first()
  const band = tile.getByRole('img', { name: 'PA elevada' })
  const colors = await band.evaluate((el) =>
    [...el.children].slice(0, -1).map((step) => getComputedStyle(step).backgroundColor),
  )
  expect(colors.length).toBeGreaterThan(2)
  expect(new Set(colors).size).toBe(2)
  expect(colors).not.toContain('rgba(0, 0, 0, 0)')
})

test('single and multiple choices are operable by keyboard', async ({ page }) => {
  const section = page.locator(inSection('Fichas pequeñas'))
  const one = (name: string) => section.getByRole('radio', { name })
  await one('Cualquiera').focus()
  await page.keyboard.press('ArrowRight')
  await expect(one('Presencial')).toBeChecked()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(one('Cualquiera')).toBeChecked()
  await expect(one('Híbrida')).toBeDisabled()
  const any = (name: string) => section.getByRole('checkbox', { name })
  await any('Euskera').focus()
  await page.keyboard.press('Space')
  await expect(any('Euskera')).toBeChecked()
  await expect(any('Español')).toBeChecked()
  await section.getByText('Español').click()
  await expect(any('Español')).not.toBeChecked()
})

test('the tide is as high as the progress, and the pulse is labelled with its step', async ({
  page,
}) => {
  const section = page.locator(inSection('Pulso y marea'))
  const tide = section.locator('div', { hasText: /^\d de 4$/ }).locator('span > span')
  const dry = () =>
    tide.evaluate((el) => {
      const [own, parent] = [el.getBoundingClientRect(), el.parentElement!.getBoundingClientRect()]
      return Math.round((100 * (own.top - parent.top)) / parent.height)
    })
  await expect.poll(dry).toBe(75)
  await section.getByRole('button', { name: 'Paso siguiente' }).click()
  await expect(section.getByRole('img', { name: 'Paso 2 de 4' })).toBeVisible()
  await expect.poll(dry).toBe(50)
})

import { expect, test } from './gallery.ts'

test('a table has row headers and indicates its sort order', async ({ page }) => {
  const table = page.getByRole('table', { name: 'Usuarios' })
  const names = table.getByRole('rowheader')
  await expect(names).toHaveText(['Hugo Marín', 'Teo Ríos', 'Inés Robles'])
  const age = table.getByRole('columnheader', { name: 'Edad' })
  await expect(age).toHaveAttribute('aria-sort', 'descending')
  await age.getByRole('button').press('Enter')
  await expect(age).toHaveAttribute('aria-sort', 'ascending')
  await expect(names).toHaveText(['Inés Robles', 'Teo Ríos', 'Hugo Marín'])
})

test('an overflowing table scrolls by keyboard, with sticky headings, and the page does not move', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const region = page.getByRole('region', { name: 'Registros' })
  const heading = region.getByRole('columnheader', { name: 'Persona' })
  await region.scrollIntoViewIfNeeded()
  const before = await heading.boundingBox()
  await region.focus()
  await page.keyboard.press('End')
  await expect.poll(() => region.evaluate((element) => element.scrollTop)).toBeGreaterThan(0)
  const after = await heading.boundingBox()
  expect(after!.y - before!.y).toBeCloseTo(0, 0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})

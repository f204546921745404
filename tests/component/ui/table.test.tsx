import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { boxOf, press } from '../support/act.ts'
import { openGallery } from './gallery.tsx'

beforeEach(openGallery)

test('a table has row headers and indicates its sort order', async () => {
  const table = page.getByRole('table', { name: 'Usuarios' })
  const names = () =>
    table
      .getByRole('rowheader')
      .elements()
      .map(({ textContent }) => textContent)
  expect(names()).toEqual(['Hugo Marín', 'Teo Ríos', 'Inés Robles'])
  const age = table.getByRole('columnheader', { name: 'Edad' })
  await expect.element(age).toHaveAttribute('aria-sort', 'descending')
  await press(age.getByRole('button'), '{Enter}')
  await expect.element(age).toHaveAttribute('aria-sort', 'ascending')
  expect(names()).toEqual(['Inés Robles', 'Teo Ríos', 'Hugo Marín'])
})

test('figures stand at the end of their column, below their heading', async () => {
  const table = page.getByRole('table', { name: 'Usuarios' })
  const age = table.getByRole('columnheader', { name: 'Edad' })
  await expect.element(age).toHaveStyle({ textAlign: 'end' })
  for (const figure of ['61', '34', '27']) {
    await expect
      .element(table.getByRole('cell', { name: figure, exact: true }))
      .toHaveStyle({ textAlign: 'end' })
  }
  const name = table.getByRole('columnheader', { name: 'Persona' })
  await expect.element(name).toHaveStyle({ textAlign: 'start' })
})

test('an overflowing table scrolls by keyboard, with sticky headings, and the page does not move', async () => {
  await page.viewport(320, 640)
  const region = page.getByRole('region', { name: 'Registros' })
  const heading = region.getByRole('columnheader', { name: 'Persona' })
  region.element().scrollIntoView()
  const before = boxOf(heading).y
  await press(region, '{End}')
  await expect.poll(() => region.element().scrollTop).toBeGreaterThan(0)
  expect(boxOf(heading).y - before).toBeCloseTo(0, 0)
  expect(document.documentElement.scrollWidth - innerWidth).toBe(0)
})

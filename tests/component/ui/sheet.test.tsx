import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { boxOf, clickAt, press } from '../support/act.ts'
import { button, openGallery } from './gallery.tsx'

beforeEach(openGallery)

const opener = page.getByRole('button', { name: 'Filtros', exact: true })
const sheet = page.getByRole('dialog', { name: 'Filtros' })
const close = sheet.getByRole('button', { name: 'Cerrar los filtros' })

test('a sheet opens by keyboard, takes the focus, and restores it on Escape', async () => {
  await press(opener, '{Enter}')
  await expect.element(sheet).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(close).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(sheet.getByRole('textbox', { name: 'Nombre o palabra' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('its close button closes it', async () => {
  await opener.click()
  await close.click()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('a click outside closes it without activating the page behind', async () => {
  const below = button('Lo de abajo: 0').element()
  await opener.click()
  await expect.element(sheet).toBeVisible()
  const { x, y } = below.getBoundingClientRect()
  await clickAt(x + 8, y + 8)
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(button('Lo de abajo: 0')).toBeVisible()
})

test('input is kept when it opens again', async () => {
  const text = sheet.getByRole('textbox')
  await opener.click()
  await text.fill('Ana')
  await userEvent.keyboard('{Escape}')
  await opener.click()
  await expect.element(text).toHaveValue('Ana')
})

test('on a phone it is a bottom sheet, at most 94 % high, with its button always in view', async () => {
  await page.viewport(390, 700)
  await button('Hoja larga').click()
  const long = page.getByRole('dialog', { name: 'Una hoja larga' })
  await expect.element(long).toBeVisible()
  expect(boxOf(long)).toEqual({ x: 0, y: 42, width: 390, height: 658 })
  const last = long.getByText('Línea 40')
  await expect.element(last).not.toBeInViewport()
  last.element().scrollIntoView()
  await expect.element(last).toBeInViewport()
  await userEvent.keyboard('{Escape}')
  await expect.element(long).not.toBeInTheDocument()

  await page.viewport(390, 320)
  await opener.click()
  await expect
    .element(sheet.getByRole('button', { name: 'Ver 3 entrenadores' }))
    .toBeInViewport({ ratio: 1 })
})

test('on a wide screen it opens on the right, 29 rem wide, and the page does not move', async () => {
  await page.viewport(1440, 900)
  const behind = opener.element()
  behind.scrollIntoView({ block: 'center' })
  const before = behind.getBoundingClientRect()
  await opener.click()
  await expect.element(sheet).toBeVisible()
  const { clientWidth } = document.documentElement
  expect(boxOf(sheet)).toEqual({ x: clientWidth - 464, y: 0, width: 464, height: 900 })
  expect(behind.getBoundingClientRect()).toEqual(before)
})

test('a sheet with a portrait shows it and the current step', async () => {
  await button('Escribir a Lucía').click()
  const write = page.getByRole('dialog', { name: 'Escribe a Lucía' })
  await expect.element(write.getByRole('img', { name: 'Paso 1 de 3' })).toBeVisible()
  await expect.element(write.getByText('LF')).toBeVisible()
})

test('it opens and closes without JavaScript', async () => {
  const styles = [...document.querySelectorAll('style')].map(({ outerHTML }) => outerHTML).join('')
  const still = document.createElement('iframe')
  // Without `allow-scripts`: nothing of the page's code runs in it.
  still.sandbox.add('allow-same-origin')
  still.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%; background: white'
  still.srcdoc = `${styles}<body>${document.querySelector('main')!.outerHTML}</body>`
  const loaded = new Promise((resolve) => still.addEventListener('load', resolve))
  document.body.append(still)
  await loaded
  const frame = page.frameLocator(page.elementLocator(still))
  const [filters, form] = [
    frame.getByRole('button', { name: 'Filtros', exact: true }),
    frame.getByRole('dialog', { name: 'Filtros' }),
  ]
  const isOpen = () => still.contentDocument!.querySelector('[popover]:popover-open') !== null
  await filters.click()
  await expect.poll(isOpen).toBe(true)
  await form.getByRole('button', { name: 'Cerrar los filtros' }).click()
  await expect.poll(isOpen).toBe(false)
  await filters.click()
  await expect.poll(isOpen).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.poll(isOpen).toBe(false)
  still.remove()
})

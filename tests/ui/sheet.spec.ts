import type { Page } from '@playwright/test'
import { expect, test } from './gallery.ts'

const opener = (page: Page) => page.getByRole('button', { name: 'Filtros', exact: true })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filtros' })

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a sheet opens by keyboard, takes the focus, and restores it on Escape', async ({ page }) => {
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await expect(sheet(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(sheet(page).getByRole('button', { name: 'Cerrar los filtros' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(sheet(page).getByRole('textbox', { name: 'Nombre o palabra' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
})

test('its close button closes it', async ({ page }) => {
  await opener(page).click()
  await sheet(page).getByRole('button', { name: 'Cerrar los filtros' }).click()
  await expect(sheet(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
})

test('a click outside closes it without activating the page behind', async ({ page }) => {
  const below = page.getByRole('button', { name: 'Lo de abajo: 0' })
  await opener(page).click()
  await expect(sheet(page)).toBeVisible()
  const box = await below.boundingBox()
  await page.mouse.click(box!.x + 8, box!.y + 8)
  await expect(sheet(page)).toBeHidden()
  await expect(below).toBeVisible()
})

test('input is kept when it opens again', async ({ page }) => {
  const text = sheet(page).getByRole('textbox')
  await opener(page).click()
  await text.fill('Ana')
  await page.keyboard.press('Escape')
  await opener(page).click()
  await expect(text).toHaveValue('Ana')
})

test('on a phone it is a bottom sheet, at most 94 % high, with its button always in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.getByRole('button', { name: 'Hoja larga' }).click()
  const long = page.getByRole('dialog', { name: 'Una hoja larga' })
  expect(await long.boundingBox()).toEqual({ x: 0, y: 42, width: 390, height: 658 })
  await expect(long.getByText('Línea 40')).not.toBeInViewport()
  await long.getByText('Línea 40').scrollIntoViewIfNeeded()
  await expect(long.getByText('Línea 40')).toBeInViewport()
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 390, height: 320 })
  await opener(page).click()
  await expect(sheet(page).getByRole('button', { name: 'Ver 3 entrenadores' })).toBeInViewport({
    ratio: 1,
  })
})

test('on a wide screen it opens on the right, 29 rem wide, and the page does not move', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await opener(page).scrollIntoViewIfNeeded()
  const before = await opener(page).boundingBox()
  await opener(page).click()
  const width = await page.evaluate(() => document.documentElement.clientWidth)
  const box = { x: width - 464, y: 0, width: 464, height: 900 }
  expect(await sheet(page).boundingBox()).toEqual(box)
  expect(await opener(page).boundingBox()).toEqual(before)
})

test('a sheet with a portrait shows it and the current step', async ({ page }) => {
  await page.getByRole('button', { name: 'Escribir a Lucía' }).click()
  const write = page.getByRole('dialog', { name: 'Escribe a Lucía' })
  await expect(write.getByRole('img', { name: 'Paso 1 de 3' })).toBeVisible()
  await expect(write.getByText('LF')).toBeVisible()
})

test('it opens and closes without JavaScript', async ({ page, browser, baseURL }) => {
  const markup = await page.content()
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! })
  const still = await context.newPage()
  await still.goto('./')
  await still.setContent(markup)
  await opener(still).click()
  await expect(sheet(still)).toBeFocused()
  await sheet(still).getByRole('button', { name: 'Cerrar los filtros' }).click()
  await expect(sheet(still)).toBeHidden()
  await opener(still).click()
  await still.keyboard.press('Escape')
  await expect(sheet(still)).toBeHidden()
  await expect(opener(still)).toBeFocused()
  await context.close()
})

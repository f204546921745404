import type { Page } from '@playwright/test'
import { colourViolations, violations } from '../e2e/support/accessible.ts'
import { expect, test } from './gallery.ts'

const STATES = {
  'at rest': async () => {},
  'with an open dialog': async (page: Page) => {
    await page.getByRole('button', { name: 'Contactar' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
  'with a photo to crop': async (page: Page) => {
    const field = page.getByRole('group', { name: 'Foto de perfil' })
    const asked = page.waitForEvent('filechooser')
    await field.getByRole('button', { name: 'Elegir foto' }).click()
    await (await asked).setFiles('public/icon-512.png')
    await expect(field.getByRole('slider')).toBeVisible()
  },
  'with an open sheet': async (page: Page) => {
    await page.getByRole('button', { name: 'Escribir a Lucía' }).click()
    await expect(page.getByRole('dialog', { name: 'Escribe a Lucía' })).toBeVisible()
  },
  'with an open menu': async (page: Page) => {
    await page.getByRole('button', { name: 'Acciones de Teo Ríos' }).click()
    await expect(page.getByRole('menu')).toBeVisible()
  },
  'with a tooltip': async (page: Page) => {
    await page.getByRole('button', { name: 'Tendencia' }).focus()
    await expect(page.getByRole('tooltip')).toBeVisible()
  },
  'with toasts': async (page: Page) => {
    await page.getByRole('button', { name: 'Aviso de éxito' }).click()
    await page.getByRole('button', { name: 'Aviso de error' }).click()
    await expect(page.getByText('Mensaje enviado a Lucía.')).toBeVisible()
  },
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [name, reach] of Object.entries(STATES)) {
  test(`no accessibility violations ${name}, light`, async ({ page }) => {
    await reach(page)
    expect(await violations(page)).toEqual([])
  })

  test(`no accessibility violations ${name}, dark`, async ({ page }) => {
    await page.getByRole('button', { name: 'Tema oscuro' }).click()
    await reach(page)
    expect(await colourViolations(page)).toEqual([])
  })
}

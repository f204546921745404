import type { Page } from '@playwright/test'
import { clientsOn, newClient, trainerIn } from './support/clients.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const t = textsOf('es')

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

test('at 320 px nothing is wider than the screen, and a client leads back to the list', async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const trainer = await trainerIn(context, baseURL!)
  const nora = await newClient(trainer, {
    name: 'Nora de los Ángeles Fernández-Villaverde Santamaría',
    shares: ['weight', 'height', 'bmi', 'blood_pressure', 'body_measurements'],
    records: [{ recordDate: '2026-11-20', weight: 84.2, systolicBp: 138, diastolicBp: 86 }],
  })
  await newClient(trainer, { name: 'Iker Ruiz', shares: null })
  const clients = clientsOn(page)
  await clients.open()
  expect(await widthOf(page)).toBe(320)
  await clients.tab('pending', 1).click()
  await expect(clients.names).toHaveText(['Iker Ruiz'])
  expect(await widthOf(page)).toBe(320)
  await clients.tab('active', 1).click()
  await clients.view('records', nora.name).click()
  await expect(clients.sheet).toBeVisible()
  expect(await widthOf(page)).toBe(320)
  // What one came for begins on the first screen.
  await expect(page.getByRole('article').first()).toBeInViewport()
  // Above the client, below the pages of professionals.
  await page
    .getByRole('link', { name: t('clients.title'), exact: true })
    .last()
    .click()
  await expect(clients.card(nora.name)).toBeFocused()
  await clients.invite.click()
  await expect(page.getByRole('img', { name: t('clients.invite.code') })).toBeVisible()
  expect(await widthOf(page)).toBe(320)
})

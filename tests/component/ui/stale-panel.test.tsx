import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { press } from '../support/act.ts'
import { button, openGallery } from './gallery.tsx'

beforeEach(async () => {
  await openGallery()
  await press(button('Guardado en otro sitio'), '{Enter}')
})

test('both versions are shown, the own one is kept, and the other is chosen by keyboard', async () => {
  const panel = page.getByRole('region', { name: 'Ha cambiado en otro sitio' })
  await expect.element(panel).toHaveFocus()
  await expect.element(panel.getByRole('alert')).toMatchTextContent('Elige con qué valor te quedas')
  const version = (name: string) => panel.getByRole('radio', { name })
  await expect.element(version('El tuyo 61,8 kg')).toBeChecked()
  await userEvent.keyboard('{Tab}')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(version('El guardado 62,3 kg')).toBeChecked()
  await expect.element(page.getByText('En el formulario: 62,3 kg')).toBeVisible()
})

test('of texts both may be kept, which is so until another is chosen', async () => {
  const notes = page.getByRole('group', { name: 'Notas' })
  await expect.element(notes.getByRole('radio', { name: /^Las dos/ })).toBeChecked()
  expect(notes.getByRole('radio').elements()).toHaveLength(3)
  await notes.getByRole('radio', { name: /^El guardado · Iker, hoy a las 10:41/ }).click()
  await expect.element(page.getByText('Notas: theirs')).toBeVisible()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByText('Notas: both')).toBeVisible()
})

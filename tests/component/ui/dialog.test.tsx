import { beforeEach, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { boxOf, clickAt, nextFrame, press } from '../support/act.ts'
import { button, openGallery } from './gallery.tsx'

beforeEach(openGallery)

const dialog = page.getByRole('dialog')

test('a dialog takes the focus, traps it and restores it', async () => {
  const opener = button('Contactar')
  await press(opener, '{Enter}')
  const contact = page.getByRole('dialog', { name: 'Contactar con Lucía Ferrer' })
  await expect.element(contact).toHaveAccessibleDescription(/te responderá por correo/)
  await expect.element(contact.getByLabelText('Tu nombre')).toHaveFocus()

  const order = [
    contact.getByLabelText('Tu correo'),
    contact.getByRole('button', { name: 'Cancelar' }),
    contact.getByRole('button', { name: 'Enviar mensaje' }),
    contact.getByRole('button', { name: 'Cerrar' }),
  ]
  for (const next of order) {
    await userEvent.keyboard('{Tab}')
    await expect.element(next).toHaveFocus()
  }
  // The rest of the page is inert: the focus leaves for the browser's own controls, never for what is behind.
  await userEvent.keyboard('{Tab}')
  const focused = document.activeElement ?? document.body
  expect(focused === document.body || contact.element().contains(focused)).toBe(true)

  await press(contact.getByLabelText('Tu nombre'), '{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('a click outside a dialog closes it, even during its opening', async () => {
  await commands.motion(true)
  await button('Contactar').click()
  await clickAt(10, 10)
  await expect.element(dialog).not.toBeInTheDocument()
  await commands.motion(false)
})

test('a destructive confirmation stays until answered, with the focus on the safe answer', async () => {
  await button('Borrar reseña').click()
  const question = page.getByRole('alertdialog', { name: '¿Borrar tu reseña?' })
  const keep = question.getByRole('button', { name: 'Conservarla' })
  await expect.element(keep).toHaveFocus()
  await clickAt(10, 10)
  await expect.element(question).toBeVisible()
  await userEvent.keyboard('{Tab}')
  expect(question.element().contains(document.activeElement)).toBe(true)
  await keep.click()
  await expect.element(question).not.toBeInTheDocument()
})

test('on a phone a dialog is a full-width bottom sheet', async () => {
  await page.viewport(390, 844)
  await button('Contactar').click()
  await expect.element(dialog).toBeVisible()
  const { x, y, width, height } = boxOf(dialog)
  expect([x, width, Math.round(y + height)]).toEqual([0, 390, 844])
})

test('a reopened dialog is reset', async () => {
  await button('Contactar').click()
  await dialog.getByLabelText('Tu nombre').fill('Nora')
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await button('Contactar').click()
  await expect.element(dialog.getByLabelText('Tu nombre')).toHaveValue('')
})

test('the page behind a dialog neither scrolls nor moves', async () => {
  await page.viewport(1000, 700)
  const opener = button('Contactar').element()
  opener.scrollIntoView()
  const before = opener.getBoundingClientRect()
  await button('Contactar').click()
  await expect.element(dialog).toBeVisible()
  await commands.mouse([
    ['move', 20, 20],
    ['wheel', 400],
  ])
  await nextFrame()
  expect(opener.getBoundingClientRect()).toEqual(before)
})

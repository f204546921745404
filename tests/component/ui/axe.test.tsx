import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../support/accessible.ts'
import { focus } from '../support/act.ts'
import { button, openGallery } from './gallery.tsx'

beforeEach(openGallery)

const STATES = {
  'at rest': async () => {},
  'with an open dialog': async () => {
    await button('Contactar').click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
  },
  'with a photo to crop': async () => {
    const field = page.getByRole('group', { name: 'Foto de perfil' })
    const canvas = new OffscreenCanvas(900, 700)
    canvas.getContext('2d')!.fillRect(0, 0, 900, 700)
    const photo = new File([await canvas.convertToBlob()], 'yo.png', { type: 'image/png' })
    await userEvent.upload(field.element().querySelector('input[type=file]')!, photo)
    await expect.element(field.getByRole('slider')).toBeVisible()
  },
  'with an open sheet': async () => {
    await button('Escribir a Lucía').click()
    await expect.element(page.getByRole('dialog', { name: 'Escribe a Lucía' })).toBeVisible()
  },
  'with an open menu': async () => {
    await button('Acciones de Teo Ríos').click()
    await expect.element(page.getByRole('menu')).toBeVisible()
  },
  'with a tooltip': async () => {
    await focus(button('Tendencia'))
    await expect.element(page.getByRole('tooltip')).toBeVisible()
  },
  'with toasts': async () => {
    await button('Aviso de éxito').click()
    await button('Aviso de error').click()
    await expect.element(page.getByText('Mensaje enviado a Lucía.')).toBeVisible()
  },
}

test.each(Object.entries(STATES))(
  'no accessibility violations %s, light and dark',
  async (name, reach) => {
    await reach()
    await expectAccessible(name)
  },
)

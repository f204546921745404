import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openGallery } from './gallery.tsx'

// In a file of its own: no other test has asked for the cropper.
test('the cropper is loaded after a photo is chosen, not before', async () => {
  const loaded = () =>
    performance.getEntriesByType('resource').filter(({ name }) => name.includes('photo-cropper'))
  await openGallery()
  const field = page.getByRole('group', { name: 'Foto de perfil' })
  await expect.element(field).toBeVisible()
  expect(loaded()).toEqual([])
  const canvas = new OffscreenCanvas(8, 8)
  canvas.getContext('2d')!.fillRect(0, 0, 8, 8)
  const photo = new File([await canvas.convertToBlob()], 'yo.png', { type: 'image/png' })
  await userEvent.upload(field.element().querySelector('input[type=file]')!, photo)
  await expect.element(field.getByRole('slider')).toBeVisible()
  expect(loaded()).not.toEqual([])
})

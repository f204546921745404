import { beforeEach, expect, test } from 'vitest'
import { commands, page, userEvent, type Locator } from 'vitest/browser'
import { boxOf } from '../support/act.ts'
import { button, openGallery } from './gallery.tsx'

beforeEach(openGallery)

const field = page.getByRole('group', { name: 'Foto de perfil' })
const square = field.getByRole('slider', { name: 'Parte de la foto que se verá' })
const use = field.getByRole('button', { name: 'Usar esta foto' })
const photoData = page.getByTestId('photo-data')

/** Left half red, right half blue, so the position of a crop can be determined. */
async function twoHalves(): Promise<File> {
  const canvas = new OffscreenCanvas(400, 200)
  const pen = canvas.getContext('2d')!
  for (const [colour, x] of [
    ['red', 0],
    ['blue', 200],
  ] as const) {
    pen.fillStyle = colour
    pen.fillRect(x, 0, 200, 200)
  }
  return new File([await canvas.convertToBlob()], 'yo.png', { type: 'image/png' })
}

/** Chooses a file as a person does; the field opens the browser's dialog for it. */
async function choose(file: File) {
  const input = field.element().querySelector<HTMLInputElement>('input[type=file]')!
  await userEvent.upload(input, file)
}

/** The picture in the form: its kind, size, and whether each column is red. */
async function cropped() {
  await expect.poll(() => photoData.element().textContent).not.toBe('')
  const url = photoData.element().textContent
  const picture = await createImageBitmap(await (await fetch(url)).blob())
  const { width, height } = picture
  const pen = new OffscreenCanvas(width, height).getContext('2d')!
  pen.drawImage(picture, 0, 0)
  const { data } = pen.getImageData(0, 0, width, 1)
  const reds = Array.from({ length: width }, (_, x) => data[4 * x]! > data[4 * x + 2]!)
  return { head: url.split(',')[0], width, height, redPart: reds.filter(Boolean).length / width }
}

test('a photo is chosen, cropped to a square and shown', async () => {
  await choose(await twoHalves())
  await expect.element(square).toHaveFocus()
  await use.click()
  const { head, width, height, redPart } = await cropped()
  expect([head, width, height]).toEqual(['data:image/webp;base64', 200, 200])
  expect(redPart).toBeCloseTo(0.5, 1)
  await expect.element(field.getByRole('button', { name: 'Cambiar foto' })).toHaveFocus()
  await expect.element(field.getByRole('status')).toHaveTextContent('Foto elegida: yo.png')
  expect(field.element().querySelector('img')?.src).toMatch(/^data:image\/webp/)
})

test('the crop area is moved and resized by keyboard', async () => {
  await choose(await twoHalves())
  await expect.element(square).toHaveFocus()
  const before = boxOf(square).width
  await userEvent.keyboard(`{Alt>}${'{ArrowLeft}'.repeat(10)}{/Alt}`)
  await expect.poll(() => boxOf(square).width).toBeLessThan(before)
  await userEvent.keyboard(`{Shift>}${'{ArrowLeft}'.repeat(20)}{/Shift}`)
  await userEvent.keyboard('{Tab}')
  await expect.element(use).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  const { width, height, redPart } = await cropped()
  expect(redPart).toBe(1)
  expect(width).toBeLessThan(200)
  expect(height).toBe(width)
})

test('the crop area is dragged', async () => {
  await choose(await twoHalves())
  await expect.element(square).toHaveFocus()
  await drag(square, 200)
  await use.click()
  expect((await cropped()).redPart).toBe(0)
})

async function drag(what: Locator, right: number) {
  what.element().scrollIntoView({ block: 'center' })
  const { x, y, width, height } = boxOf(what)
  const [fromX, fromY] = [x + width / 2, y + height / 2]
  await commands.mouse([
    ['move', fromX, fromY],
    ['down'],
    ['move', fromX + right / 2, fromY],
    ['move', fromX + right, fromY],
    ['up'],
  ])
}

test('a photo can be removed and a crop cancelled', async () => {
  await choose(await twoHalves())
  await field.getByRole('button', { name: 'Cancelar' }).click()
  await expect.element(field.getByRole('button', { name: 'Elegir foto' })).toHaveFocus()
  await choose(await twoHalves())
  await use.click()
  await field.getByRole('button', { name: 'Quitar foto' }).click()
  await expect.element(photoData).toHaveTextContent('')
  await expect.element(field.getByRole('button', { name: 'Elegir foto' })).toHaveFocus()
})

test('an invalid image is rejected, and the next one accepted', async () => {
  const alert = field.getByRole('alert')
  await choose(new File(['<svg/>'], 'yo.svg', { type: 'image/svg+xml' }))
  await expect.element(alert).toHaveTextContent('Elige una imagen JPG, PNG o WebP')
  await choose(new File(['no picture'], 'yo.jpg', { type: 'image/jpeg' }))
  await expect.element(alert).toMatchTextContent(/No se puede leer/)
  await choose(await twoHalves())
  await expect.element(square).toBeVisible()
  await expect.element(alert).not.toBeInTheDocument()
})

test.each(['', 'application/octet-stream'])('a photo of the type "%s" is opened', async (type) => {
  await choose(new File([await twoHalves()], 'yo', { type }))
  await expect.element(square).toBeVisible()
})

test('a photo can be dropped on the field', async () => {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(await twoHalves())
  field
    .element()
    .dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  await expect.element(square).toBeVisible()
})

test('the button opens the dialog for files', async () => {
  const input = field.element().querySelector<HTMLInputElement>('input[type=file]')!
  const opened = new Promise((resolve) => {
    input.addEventListener('click', (event) => {
      event.preventDefault()
      resolve('opened')
    })
  })
  await button('Elegir foto').click()
  expect(await opened).toBe('opened')
})

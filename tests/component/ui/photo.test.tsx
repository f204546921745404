import { beforeEach, expect, test } from 'vitest'
import { commands, page, userEvent, type Locator } from 'vitest/browser'
import { boxOf } from '../support/act.ts'
import { button, openGallery } from './gallery.tsx'

beforeEach(openGallery)

const field = page.getByRole('group', { name: 'Foto de perfil' })
const frame = field.getByRole('slider', { name: 'Parte de la foto que se verá' })
const use = field.getByRole('button', { name: 'Usar esta foto' })
const photoData = page.getByTestId('photo-data')

/** Left half red, right half blue, so the position of a crop can be determined. */
async function twoHalves(): Promise<File> {
  const canvas = new OffscreenCanvas(1600, 1000)
  const pen = canvas.getContext('2d')!
  for (const [colour, x] of [
    ['red', 0],
    ['blue', 800],
  ] as const) {
    pen.fillStyle = colour
    pen.fillRect(x, 0, 800, 1000)
  }
  return new File([await canvas.convertToBlob()], 'yo.png', { type: 'image/png' })
}

type Someone = {
  width: number
  height: number
  at?: [number, number]
  head?: number
  isDark?: boolean
  isClear?: boolean
}

/** Somebody with a red head, in parts of the picture. */
async function someone(person: Someone): Promise<File> {
  const { width, height, at: [x, y] = [0.5, 0.3], head = 0.28 } = person
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d')!
  if (!person.isClear) {
    pen.fillStyle = '#7d94a0'
    pen.fillRect(0, 0, width, height)
  }
  const r = (Math.min(width, height) * head) / 2
  pen.fillStyle = 'blue'
  pen.fillRect(width * x - r * 2, height * y, r * 4, height)
  pen.fillStyle = 'red'
  pen.ellipse(width * x, height * y, r * 0.8, r, 0, 0, 2 * Math.PI)
  pen.fill()
  pen.fillStyle = 'rgb(0 0 0 / 0.6)'
  if (person.isDark) pen.fillRect(0, 0, width, height)
  return new File([await canvas.convertToBlob()], 'yo.png', { type: 'image/png' })
}

/** The part of a JPEG that says how it is to be turned (EXIF, orientation 6), after its first two bytes. */
const TURN_RIGHT = Uint8Array.from([
  ...[0xff, 0xe1, 0, 34, ...new TextEncoder().encode('Exif\0\0MM'), 0, 42, 0, 0, 0, 8],
  ...[0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0],
])

/** Chooses a file as a person does; the field opens the browser's dialog for it. */
async function choose(file: File) {
  const input = field.element().querySelector<HTMLInputElement>('input[type=file]')!
  await userEvent.upload(input, file)
}

/** The picture in the form: its kind, its size, how much of its first row is red, and where its middle column is. */
async function cropped() {
  await expect.poll(() => photoData.element().textContent).not.toBe('')
  const url = photoData.element().textContent
  const picture = await createImageBitmap(await (await fetch(url)).blob())
  const { width, height } = picture
  const pen = new OffscreenCanvas(width, height).getContext('2d')!
  pen.drawImage(picture, 0, 0)
  const { data } = pen.getImageData(0, 0, width, 1)
  const reds = Array.from({ length: width }, (_, x) => data[4 * x]! > data[4 * x + 2]!)
  const { data: down } = pen.getImageData(width / 2, 0, 1, height)
  const heads = Array.from({ length: height }, (_, y) => y / height).filter(
    (_, y) => down[4 * y]! > 2 * down[4 * y + 2]!,
  )
  const redPart = reds.filter(Boolean).length / width
  return { head: url.split(',')[0], width, height, redPart, heads }
}

test('a photo is chosen, cropped to four to five and shown', async () => {
  await choose(await twoHalves())
  await expect.element(frame).toHaveFocus()
  await use.click()
  const { head, width, height, redPart } = await cropped()
  expect([head, width, height]).toEqual(['data:image/webp;base64', 800, 1000])
  expect(redPart).toBeCloseTo(0.5, 1)
  await expect.element(field.getByRole('button', { name: 'Cambiar foto' })).toHaveFocus()
  await expect.element(field.getByRole('status')).toHaveTextContent('Foto elegida: yo.png')
  expect(field.element().querySelector('img')?.src).toMatch(/^data:image\/webp/)
})

test('the crop area is moved and resized by keyboard', async () => {
  await choose(await twoHalves())
  await expect.element(frame).toHaveFocus()
  const before = boxOf(frame).width
  await userEvent.keyboard(`{Alt>}${'{ArrowLeft}'.repeat(10)}{/Alt}`)
  await expect.poll(() => boxOf(frame).width).toBeLessThan(before)
  await userEvent.keyboard(`{Shift>}${'{ArrowLeft}'.repeat(20)}{/Shift}`)
  await userEvent.keyboard('{Tab}')
  await expect.element(use).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  const { width, height, redPart } = await cropped()
  expect(redPart).toBe(1)
  expect(width).toBeLessThan(800)
  expect(width / height).toBeCloseTo(0.8, 2)
})

test('the frame gets no smaller than the least portrait, and is cut out of the photo itself', async () => {
  await choose(await someone({ width: 4000, height: 3000, head: 0.1, at: [0.5, 0.5] }))
  await expect.element(frame).toHaveFocus()
  await userEvent.keyboard(`{Alt>}{Shift>}${'{ArrowLeft}'.repeat(40)}{/Shift}{/Alt}`)
  await use.click()
  const { width, height } = await cropped()
  expect([width, height]).toEqual([480, 600])
})

test.each([
  ['tiny', { width: 200, height: 260 }],
  ['low', { width: 2000, height: 500 }],
])('a %s photo is refused at the field, and another one asked for', async (_name, shape) => {
  await choose(await someone(shape))
  await expect
    .element(field.getByRole('alert'))
    .toHaveTextContent('Esta foto es muy pequeña: necesita al menos 480 × 600 píxeles. Elige otra')
})

test.each<[string, Someone]>([
  ['an upright photo', { width: 1200, height: 1600, at: [0.5, 0.3] }],
  ['a tall one', { width: 1080, height: 1920, at: [0.5, 0.25] }],
  ['a wide one', { width: 2400, height: 1600, at: [0.5, 0.4] }],
  ['a dark one', { width: 1200, height: 1500, isDark: true }],
])('in %s the head is in the frame before it is moved', async (_name, shape) => {
  await choose(await someone(shape))
  await use.click()
  const { width, height, heads } = await cropped()
  expect(width / height).toBeCloseTo(0.8, 2)
  expect(Math.min(...heads)).toBeGreaterThan(0.01)
  expect(Math.max(...heads)).toBeLessThan(0.65)
})

test('a photo of a camera that was held on its side is upright', async () => {
  const upright = await createImageBitmap(await someone({ width: 1200, height: 1500 }))
  const canvas = new OffscreenCanvas(1500, 1200)
  const pen = canvas.getContext('2d')!
  pen.translate(0, 1200)
  pen.rotate(-Math.PI / 2)
  pen.drawImage(upright, 0, 0)
  const stored = await canvas.convertToBlob({ type: 'image/jpeg' })
  const file = [stored.slice(0, 2), TURN_RIGHT, stored.slice(2)]
  await choose(new File(file, 'yo.jpg', { type: 'image/jpeg' }))
  await use.click()
  const { width, height, heads } = await cropped()
  expect([width, height]).toEqual([960, 1200])
  expect(Math.min(...heads)).toBeGreaterThan(0.1)
  expect(Math.max(...heads)).toBeLessThan(0.5)
})

test('somebody without a background stands on the wash', async () => {
  await choose(await someone({ width: 1200, height: 1500, isClear: true }))
  await use.click()
  await expect.poll(() => field.element().querySelector('[data-dress=cut] img')).not.toBeNull()
})

test('the frame is dragged', async () => {
  await choose(await twoHalves())
  await expect.element(frame).toHaveFocus()
  await drag(frame, 200)
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
  await expect.element(frame).toBeVisible()
  await expect.element(alert).not.toBeInTheDocument()
})

test.each(['', 'application/octet-stream'])('a photo of the type "%s" is opened', async (type) => {
  await choose(new File([await twoHalves()], 'yo', { type }))
  await expect.element(frame).toBeVisible()
})

test('a photo can be dropped on the field', async () => {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(await twoHalves())
  field
    .element()
    .dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  await expect.element(frame).toBeVisible()
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

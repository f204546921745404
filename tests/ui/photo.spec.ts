import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from './gallery.ts'

/** Left half red, right half blue, so the position of a crop can be determined. */
const twoHalves = sharp({ create: { width: 400, height: 200, channels: 3, background: 'blue' } })
  .composite([
    {
      input: { create: { width: 200, height: 200, channels: 3, background: 'red' } },
      left: 0,
      top: 0,
    },
  ])
  .png()
  .toBuffer()

const fieldOf = (page: Page) => page.getByRole('group', { name: 'Foto de perfil' })

async function choose(page: Page, name: string, mimeType: string, buffer: Buffer) {
  const asked = page.waitForEvent('filechooser')
  await fieldOf(page)
    .getByRole('button', { name: /Elegir|Cambiar/ })
    .click()
  await (await asked).setFiles({ name, mimeType, buffer })
}

/** The picture in the form. */
async function cropped(page: Page) {
  const data = page.getByTestId('photo-data')
  await expect(data).not.toBeEmpty()
  const [head = '', base64 = ''] = ((await data.textContent()) ?? '').split(',')
  const file = Buffer.from(base64, 'base64')
  const { width, height } = await sharp(file).metadata()
  const { data: pixels } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const isRed = (x: number) => pixels[3 * x]! > pixels[3 * x + 2]!
  return { head, width, height, reds: Array.from({ length: width }, (_, x) => isRed(x)) }
}

const redPart = ({ reds }: { reds: boolean[] }) => reds.filter(Boolean).length / reds.length

test('a photo is chosen, cropped to a square and shown', async ({ page }) => {
  await choose(page, 'yo.png', 'image/png', await twoHalves)
  const field = fieldOf(page)
  const square = field.getByRole('slider', { name: 'Parte de la foto que se verá' })
  await expect(square).toBeFocused()
  await field.getByRole('button', { name: 'Usar esta foto' }).click()
  const picture = await cropped(page)
  expect([picture.head, picture.width, picture.height]).toEqual([
    'data:image/webp;base64',
    200,
    200,
  ])
  expect(redPart(picture)).toBeCloseTo(0.5, 1)
  await expect(field.getByRole('button', { name: 'Cambiar foto' })).toBeFocused()
  await expect(field.getByRole('status')).toHaveText('Foto elegida: yo.png')
  await expect(field.locator('img')).toHaveAttribute('src', /^data:image\/webp/)
})

test('the crop area is moved and resized by keyboard', async ({ page }) => {
  await choose(page, 'yo.png', 'image/png', await twoHalves)
  const field = fieldOf(page)
  const square = field.getByRole('slider')
  await expect(square).toBeFocused()
  const before = await square.boundingBox()
  for (let n = 0; n < 10; n++) await page.keyboard.press('Alt+ArrowLeft')
  await expect
    .poll(async () => (await square.boundingBox())?.width)
    .toBeLessThan(before?.width ?? 0)
  for (let n = 0; n < 20; n++) await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('Tab')
  await expect(field.getByRole('button', { name: 'Usar esta foto' })).toBeFocused()
  await page.keyboard.press('Enter')
  const picture = await cropped(page)
  expect(redPart(picture)).toBe(1)
  expect(picture.width).toBeLessThan(200)
  expect(picture.height).toBe(picture.width)
})

test('the crop area is dragged', async ({ page }) => {
  await choose(page, 'yo.png', 'image/png', await twoHalves)
  const square = fieldOf(page).getByRole('slider')
  await expect(square).toBeFocused()
  await drag(page, square, 200)
  await fieldOf(page).getByRole('button', { name: 'Usar esta foto' }).click()
  expect(redPart(await cropped(page))).toBe(0)
})

async function drag(page: Page, square: Locator, right: number) {
  await square.scrollIntoViewIfNeeded()
  const box = await square.boundingBox()
  if (!box) throw new Error('The square is not seen')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + right, y, { steps: 5 })
  await page.mouse.up()
}

test('a photo can be removed and a crop cancelled', async ({ page }) => {
  const field = fieldOf(page)
  await choose(page, 'yo.png', 'image/png', await twoHalves)
  await field.getByRole('button', { name: 'Cancelar' }).click()
  await expect(field.getByRole('button', { name: 'Elegir foto' })).toBeFocused()
  await choose(page, 'yo.png', 'image/png', await twoHalves)
  await field.getByRole('button', { name: 'Usar esta foto' }).click()
  await field.getByRole('button', { name: 'Quitar foto' }).click()
  await expect(page.getByTestId('photo-data')).toBeEmpty()
  await expect(field.getByRole('button', { name: 'Elegir foto' })).toBeFocused()
})

test('an invalid image is rejected, and the next one accepted', async ({ page }) => {
  const field = fieldOf(page)
  await choose(page, 'yo.svg', 'image/svg+xml', Buffer.from('<svg/>'))
  await expect(field.getByRole('alert')).toHaveText('Elige una imagen JPG, PNG o WebP')
  await choose(page, 'yo.jpg', 'image/jpeg', Buffer.from('no picture'))
  await expect(field.getByRole('alert')).toHaveText(/No se puede leer/)
  await choose(page, 'yo.png', 'image/png', await twoHalves)
  await expect(field.getByRole('slider')).toBeVisible()
  await expect(field.getByRole('alert')).toBeHidden()
})

test('the cropper is loaded after a photo is chosen, not before', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.reload()
  await expect(fieldOf(page)).toBeVisible()
  expect(loaded.filter((url) => url.includes('photo-cropper'))).toEqual([])
  await choose(page, 'yo.png', 'image/png', await twoHalves)
  await expect(fieldOf(page).getByRole('slider')).toBeVisible()
  expect(loaded.filter((url) => url.includes('photo-cropper'))).not.toEqual([])
})

test('a photo can be dropped on the field', async ({ page }) => {
  const bytes = [...(await twoHalves)]
  const dropped = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([Uint8Array.from(content)], 'yo.png', { type: 'image/png' }))
    return transfer
  }, bytes)
  await fieldOf(page).dispatchEvent('drop', { dataTransfer: dropped })
  await expect(fieldOf(page).getByRole('slider')).toBeVisible()
})

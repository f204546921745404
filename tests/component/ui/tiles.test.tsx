import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Sparkline } from '#ui/sparkline.tsx'
import { Tile } from '#ui/tile.tsx'
import { boxOf, clickAt, press } from '../support/act.ts'
import { mount } from '../support/mount.tsx'
import { button, openGallery } from './gallery.tsx'

beforeEach(openGallery)

/** The section of the gallery under a heading, by which it is found each time. */
const sectionOf = (heading: string) =>
  [...document.querySelectorAll('section')].find(
    (section) => section.querySelector('h2')?.textContent === heading,
  )!
const gallery = page.getByTestId('part-1')
const tiles = () =>
  gallery.getByRole('article').filter({ has: page.getByText(/^(mmHg|kg|µU\/mL|mg\/dL)$/) })

test('the whole tile is a button', async () => {
  const tile = tiles().first()
  const opener = tile.getByRole('button', { name: 'Tensión' })
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false')
  tile.element().scrollIntoView({ block: 'center' })
  const { x, y, width, height } = boxOf(tile.getByText('138/86'))
  await clickAt(x + width / 2, y + height / 2)
  await expect.element(opener).toHaveAttribute('aria-expanded', 'true')
  await press(opener, '{Enter}')
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false')
})

test('every tile has name, unit, value and change in this order', async () => {
  await expect
    .element(tiles().first())
    .toMatchTextContent(/^Tensión\s*mmHg\s*138\/86\s*Baja 4\/2 en 30 días$/)
  await expect
    .element(tiles().filter({ hasText: 'Peso' }))
    .toMatchTextContent(/^Peso\s*kg\s*61,8\s*Baja 0,8 en 30 días$/)
  await expect
    .element(tiles().filter({ hasText: 'Insulinemia' }))
    .toMatchTextContent(/^Insulinemia\s*µU\/mL\s*6,1\s*primer valor$/)
})

test.each([320, 390])(
  'a value has its own spacing, and no line over it, %d px wide',
  async (width) => {
    await page.viewport(width, 640)
    const line = (
      <Sparkline points={[0, 1].map((at) => ({ at, value: at }))} className="h-6! w-11" />
    )
    const drawn = mount(
      <div className="grid grid-cols-2 gap-2">
        {['22,2', '140/100'].map((value) => (
          <Tile
            key={value}
            {...{ name: value, value, line }}
            unit=""
            change={{ kind: 'old', text: '' }}
          />
        ))}
      </div>,
    )
    for (const value of ['22,2', '140/100']) {
      const figures = drawn.getByRole('paragraph').filter({ hasText: value })
      await expect.element(figures).toHaveStyle({ letterSpacing: 'normal' })
      const row = figures.element().parentElement!
      const [own, beside, seen] = [figures.element(), row.lastElementChild!, row].map((part) =>
        part.getBoundingClientRect(),
      )
      expect(beside!.left >= own!.right || beside!.top >= seen!.bottom).toBe(true)
      expect(own!.right).toBeLessThanOrEqual(seen!.right)
    }
  },
)

test('a band shows its steps and highlights the current one', () => {
  const band = gallery.getByRole('img', { name: 'PA elevada' }).element()
  const colours = [...band.children]
    .slice(0, -1)
    .map((step) => getComputedStyle(step).backgroundColor)
  expect(colours.length).toBeGreaterThan(2)
  expect(new Set(colours).size).toBe(2)
  expect(colours).not.toContain('rgba(0, 0, 0, 0)')
})

test('single and multiple choices are operable by keyboard', async () => {
  const one = (name: string) => gallery.getByRole('radio', { name })
  await press(one('Cualquiera'), '{ArrowRight}')
  await expect.element(one('Presencial')).toBeChecked()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(one('Cualquiera')).toBeChecked()
  await expect.element(one('Híbrida')).toBeDisabled()
  const any = (name: string) => gallery.getByRole('checkbox', { name })
  await press(any('Euskera'), ' ')
  await expect.element(any('Euskera')).toBeChecked()
  await expect.element(any('Español')).toBeChecked()
  await gallery.getByText('Español', { exact: true }).click()
  await expect.element(any('Español')).not.toBeChecked()
})

test('the tide is as high as the progress, and the pulse is labelled with its step', async () => {
  const glass = () =>
    [...sectionOf('Pulso y marea').querySelectorAll('div')].find((one) =>
      /^\d de 4$/.test(one.textContent.trim()),
    )!
  /** The part of the glass that is empty, in percent. */
  const dry = () => {
    const water = glass().querySelector('span > span')!
    const [own, parent] = [
      water.getBoundingClientRect(),
      water.parentElement!.getBoundingClientRect(),
    ]
    return Math.round((100 * (own.top - parent.top)) / parent.height)
  }
  await expect.poll(dry).toBe(75)
  await button('Paso siguiente').click()
  await expect.element(gallery.getByRole('img', { name: 'Paso 2 de 4' })).toBeVisible()
  await expect.poll(dry).toBe(50)
})

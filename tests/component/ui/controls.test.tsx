import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { boxOf, focus, press } from '../support/act.ts'
import { button, openGallery } from './gallery.tsx'

beforeEach(openGallery)

test('a loading button keeps its width, name and focus, and submits once', async () => {
  const send = button('Enviar una vez')
  const before = boxOf(send)
  await press(send, '{Enter}')
  await expect.element(send).toHaveAttribute('aria-busy', 'true')
  await userEvent.keyboard('{Enter}')
  await send.click({ force: true })
  await expect.element(send).toHaveFocus()
  await expect.element(page.getByText('Envíos: 1')).toBeVisible()
  const { width, height } = boxOf(send)
  expect({ width, height }).toEqual({ width: before.width, height: before.height })
})

test('the error of a field precedes its help in the description', async () => {
  const mail = page.getByRole('textbox', { name: 'Correo electrónico' })
  await expect.element(mail).toHaveAttribute('aria-invalid', 'true')
  await expect.element(mail).toHaveAccessibleDescription(/^Falta la @.* Te escribiremos aquí\.$/)
})

test('the counter follows the text and is only announced near its limit', async () => {
  const message = page.getByRole('textbox', { name: 'Mensaje' })
  const spoken = page.getByRole('paragraph').filter({ hasText: 'de 60' }).getByRole('status')
  await message.fill('Hola')
  await expect.element(page.getByText('4 de 60 caracteres')).toBeVisible()
  await expect.element(spoken).toHaveTextContent('')
  await message.fill('a'.repeat(54))
  await expect.element(spoken).toHaveTextContent('54 de 60 caracteres')
})

test('a picture that fails to load is replaced by initials', async () => {
  page.getByText('Íñigo de la Torre').element().scrollIntoView()
  const broken = () => document.querySelector('img[src="/no-such-face.webp"]')
  await expect.poll(() => broken()?.checkVisibility() ?? false).toBe(false)
  const face = page.getByRole('article').filter({ hasText: 'Àlex' })
  const picture = () => face.element().querySelector('img')
  await expect.poll(() => picture()?.complete).toBe(true)
  expect(picture()!.naturalWidth).toBeGreaterThan(0)
  expect(picture()!.checkVisibility()).toBe(true)
})

test('controls are at least 44 px high, and nothing overflows at 320 px', async () => {
  await page.viewport(320, 640)
  const pressed = document.querySelectorAll(
    'main :is(button, a, input:not(label input, .sr-only), label:has(input), select, summary, [role=radio])',
  )
  const low = [...pressed]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => control.getBoundingClientRect().height < 43.9)
  expect(pressed.length).toBeGreaterThan(100)
  expect(low.map(({ outerHTML }) => outerHTML)).toEqual([])
  expect(document.documentElement.scrollWidth - innerWidth).toBeLessThanOrEqual(0)
})

test('with reduced motion nothing is animated', async () => {
  await button('Contactar').click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(document.getAnimations()).toEqual([])
})

/** The focused control if its focus cannot be seen. */
function unseen(): string | null {
  const focused = document.activeElement ?? document.body
  // A control that covers a whole card draws its outline around the card.
  const parts = [getComputedStyle(focused), getComputedStyle(focused, '::after')]
  // A box in its label draws it around the label.
  const label = focused.closest('label')
  if (label) parts.push(getComputedStyle(label))
  const isSeen = parts.some(
    ({ outlineStyle, outlineWidth }) => outlineStyle === 'solid' && parseFloat(outlineWidth) >= 3,
  )
  return isSeen ? null : focused.outerHTML
}

test.each(['light', 'dark'])('focus is visible on every kind of control, %s', async (theme) => {
  await focus(button('Tema oscuro'))
  if (theme === 'dark') await userEvent.keyboard('{Enter}')
  await expect.poll(() => document.documentElement.dataset['theme']).toBe(theme)
  for (let stop = 0; stop < 40; stop++) {
    await userEvent.keyboard('{Tab}')
    expect(unseen()).toBeNull()
  }
})

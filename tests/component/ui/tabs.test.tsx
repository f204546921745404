import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { focus, nextFrame } from '../support/act.ts'
import { openGallery } from './gallery.tsx'

beforeEach(openGallery)

const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })
/** For one frame the previous panel is still in the DOM, closed. */
const panel = () => document.querySelector('[role=tabpanel][data-state=open]')!

test('arrow keys move between tabs, skip the disabled one and wrap around', async () => {
  await expect.element(page.getByRole('tablist', { name: 'Centro de Salud' })).toBeVisible()
  expect(panel().textContent).toBe('Peso, talla y pulso.')
  await focus(tab('Mis datos'))
  await nextFrame()
  const steps = [
    ['{ArrowRight}', 'Historial', 'Los últimos diez registros.'],
    ['{ArrowRight}', 'Autorizaciones', 'Quién puede ver qué.'],
    ['{ArrowRight}', 'Mis datos', 'Peso, talla y pulso.'],
    ['{ArrowLeft}', 'Autorizaciones', 'Quién puede ver qué.'],
    ['{Home}', 'Mis datos', 'Peso, talla y pulso.'],
    ['{End}', 'Autorizaciones', 'Quién puede ver qué.'],
  ] as const
  for (const [key, name, text] of steps) {
    await userEvent.keyboard(key)
    await expect.element(tab(name)).toHaveFocus()
    await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true')
    await expect.poll(() => panel().textContent).toBe(text)
    // Zag focuses the selected tab in a later frame, which would take the focus back.
    await nextFrame()
  }
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => document.activeElement).toBe(panel())
})

test('a badge that repeats a number of its label is for the eye alone', async () => {
  await expect
    .element(page.getByRole('tab', { name: 'Autorizaciones (2)', exact: true }))
    .toHaveTextContent('Autorizaciones (2)2')
})

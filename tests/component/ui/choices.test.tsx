import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { press } from '../support/act.ts'
import { button, openGallery } from './gallery.tsx'

beforeEach(openGallery)

test('a star rating is operable by keyboard, without a preselected star', async () => {
  const group = page.getByRole('radiogroup', { name: 'Tu calificación' })
  const star = (name: string) => group.getByRole('radio', { name })
  const chosen = group.getByRole('radio', { checked: true })
  await expect.element(group).toHaveAccessibleDescription('De 1 a 5 estrellas.')
  expect(chosen.elements()).toHaveLength(0)
  await press(star('1 estrella'), '{ArrowRight}')
  await expect.element(star('1 estrella')).toBeChecked()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(star('3 estrellas')).toHaveFocus()
  await expect.element(star('3 estrellas')).toBeChecked()
  await userEvent.keyboard('{End}')
  await expect.element(star('5 estrellas')).toBeChecked()
  await userEvent.keyboard('{Home}')
  await expect.element(star('1 estrella')).toBeChecked()
  expect(chosen.elements()).toHaveLength(1)
  await star('4 estrellas').click()
  const field = document.querySelector('input[name=rating]')
  await expect.poll(() => field).toHaveValue('4')
})

test('a chip names what it removes, and removes it', async () => {
  const chip = button('Quitar el filtro Valencia')
  await press(chip, '{Enter}')
  await expect.element(chip).not.toBeInTheDocument()
  await expect
    .element(page.getByRole('link', { name: 'Quitar el filtro Online' }))
    .toHaveAttribute('href', '#sin-online')
})

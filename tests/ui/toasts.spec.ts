import type { Page } from '@playwright/test'
import { expect, test } from './gallery.ts'

const toasts = (page: Page) => page.getByRole('region', { name: 'Avisos' }).getByRole('status')
const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

/**
 * Advances the clock in small steps until the toasts have these texts, by at most `within` milliseconds.
 * Small, because React needs real time between the end of a timer and the start of the next.
 */
async function reach(page: Page, texts: string[], within: number): Promise<void> {
  let seen: string[] = []
  for (let passed = 0; passed < within; passed += 50) {
    await page.clock.runFor(50)
    seen = await toasts(page).allTextContents()
    if (JSON.stringify(seen) === JSON.stringify(texts)) return
  }
  expect(seen).toEqual(texts)
}

// Only the test advances the clock, so waiting for a state cannot expire a toast.
test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: '2030-01-01T10:00:00' })
  await page.clock.pauseAt('2030-01-01T10:01:00')
})

test('at most three toasts show, for four seconds each; the next is queued', async ({ page }) => {
  const three = ['Aviso número 3', 'Aviso número 2', 'Aviso número 1']
  for (let presses = 0; presses < 4; presses++) await press(page, 'Aviso nuevo')
  await reach(page, three, 300)
  await page.clock.runFor(3500)
  await expect(toasts(page)).toHaveText(three)
  await reach(page, ['Aviso número 4'], 2000)
  await page.clock.runFor(3000)
  await expect(toasts(page)).toHaveText(['Aviso número 4'])
  await reach(page, [], 3000)
})

test('an identical toast replaces the first and restarts its timer', async ({ page }) => {
  const one = ['Mensaje enviado a Lucía.']
  await press(page, 'Aviso de éxito')
  await reach(page, one, 300)
  await page.clock.runFor(2500)
  const before = await toasts(page).getAttribute('id')
  await press(page, 'Aviso de éxito')
  await expect(toasts(page).first()).not.toHaveAttribute('id', before ?? '')
  await reach(page, one, 900)
  await page.clock.runFor(2500)
  await expect(toasts(page)).toHaveText(one)
  await reach(page, [], 3000)
})

test('an identical toast in the queue is not queued twice', async ({ page }) => {
  for (let presses = 0; presses < 3; presses++) await press(page, 'Aviso nuevo')
  await press(page, 'Aviso de éxito')
  await press(page, 'Aviso de éxito')
  await reach(page, ['Mensaje enviado a Lucía.'], 6000)
})

test('a toast closes by its button and by Escape', async ({ page }) => {
  await press(page, 'Aviso nuevo')
  await press(page, 'Aviso nuevo')
  await reach(page, ['Aviso número 2', 'Aviso número 1'], 300)
  await toasts(page).first().getByRole('button', { name: 'Cerrar el aviso' }).click()
  await reach(page, ['Aviso número 1'], 2000)
  await toasts(page).focus()
  await page.keyboard.press('Escape')
  await reach(page, [], 2000)
})

import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { focus } from '../support/act.ts'
import { button, openGallery } from './gallery.tsx'

// Only the test advances the clock, so that waiting for a state cannot expire a toast.
vi.hoisted(() => vi.useFakeTimers({ now: new Date('2030-01-01T10:00:00') }))

beforeEach(async () => {
  await openGallery()
})
afterAll(() => void vi.useRealTimers())

const toasts = page.getByRole('region', { name: 'Avisos' }).getByRole('status')
const texts = () => toasts.elements().map(({ textContent }) => textContent)
const forward = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
/** Presses at once: a locator that waits would let the time pass. */
const press = async (found: ReturnType<typeof button>) => {
  ;(found.element() as HTMLElement).click()
  await rendered()
}

/** Resolves once React had its turn, without any time. */
async function rendered(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) {
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = resolve
      port2.postMessage(null)
    })
  }
}

/** Advances the clock in small steps until the toasts have these texts, by at most `within` milliseconds. */
async function reach(expected: string[], within: number): Promise<void> {
  for (let passed = 0; passed < within; passed += 50) {
    await forward(50)
    await rendered()
    if (JSON.stringify(texts()) === JSON.stringify(expected)) return
  }
  expect(texts()).toEqual(expected)
}

test('at most three toasts show, for four seconds each; the next is queued', async () => {
  const three = ['Aviso número 3', 'Aviso número 2', 'Aviso número 1']
  for (let presses = 0; presses < 4; presses++) await press(button('Aviso nuevo'))
  await reach(three, 300)
  await forward(3500)
  expect(texts()).toEqual(three)
  await reach(['Aviso número 4'], 2000)
  await forward(3000)
  expect(texts()).toEqual(['Aviso número 4'])
  await reach([], 3000)
})

test('an identical toast replaces the first and restarts its timer', async () => {
  const one = ['Mensaje enviado a Lucía.']
  await press(button('Aviso de éxito'))
  await reach(one, 300)
  await forward(2500)
  const before = toasts.element().id
  await press(button('Aviso de éxito'))
  expect(toasts.elements()[0]?.id).not.toBe(before)
  await reach(one, 900)
  await forward(2500)
  expect(texts()).toEqual(one)
  await reach([], 3000)
})

test('an identical toast in the queue is not queued twice', async () => {
  for (let presses = 0; presses < 3; presses++) await press(button('Aviso nuevo'))
  await press(button('Aviso de éxito'))
  await press(button('Aviso de éxito'))
  await reach(['Mensaje enviado a Lucía.'], 6000)
})

test('a toast closes by its button and by Escape', async () => {
  await press(button('Aviso nuevo'))
  await press(button('Aviso nuevo'))
  await reach(['Aviso número 2', 'Aviso número 1'], 300)
  await press(toasts.first().getByRole('button', { name: 'Cerrar el aviso' }))
  await reach(['Aviso número 1'], 2000)
  await focus(toasts)
  await userEvent.keyboard('{Escape}')
  await reach([], 2000)
})

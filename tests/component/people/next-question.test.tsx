import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Modality } from '#lib/professionals/modality.ts'
import { mountFinder } from './support/finder.tsx'

afterEach(() => void vi.useRealTimers())

// In a file of its own: the script belongs to the form that is there when it is loaded.
test('100 ms after an answer the page scrolls to the next question', async () => {
  await page.viewport(390, 480)
  const finder = await mountFinder()
  await import('#components/home/next-question.client.ts')
  const { professionLabel, modalityLabel, search, country } = finder
  const steps: [label: typeof search, modality: Modality | undefined, next: typeof search][] = [
    [professionLabel('trainer'), undefined, modalityLabel('trainer', 'both')],
    [modalityLabel('trainer', 'in-person'), 'in-person', country],
    [modalityLabel('trainer', 'online'), 'online', search],
  ]
  for (const [label, modality, next] of steps) {
    const pressed = modality ? finder.modality('trainer', modality) : finder.profession('trainer')
    await expect.element(pressed).toBeInTheDocument()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const control = label.element() as HTMLElement
    // As far down as possible with the pressed control still in view.
    control.scrollIntoView({ block: 'end' })
    const before = scrollY
    control.click()
    // Looked at once: what waits for it would let the time pass.
    expect((pressed.element() as HTMLInputElement).checked).toBe(true)
    await vi.advanceTimersByTimeAsync(99)
    expect(scrollY).toBe(before)
    await vi.advanceTimersByTimeAsync(1)
    await expect.element(next).toBeInViewport({ ratio: 0.95 })
    expect(scrollY).toBeGreaterThan(before)
    vi.useRealTimers()
  }
})

import { expect, test, vi } from 'vitest'
import { DEFAULTS } from '#lib/timers/configs.ts'
import { BROKEN_TEXTS, browserStorage } from '#tests/support/browser-storage.ts'

const storage = browserStorage()
const LEGS = { name: 'Piernas', config: DEFAULTS.tabata }

/** The presets of a page that has just been opened. */
async function openPage() {
  vi.resetModules()
  return (await import('./presets.ts')).PRESETS
}

test('each timer has its own, in a stable format', async () => {
  expect((await openPage()).timer.keep([LEGS])).toBe(true)
  expect([...storage.kept]).toEqual([
    ['timer-presets:timer', JSON.stringify({ version: 1, items: [LEGS] })],
  ])
  const after = await openPage()
  expect(after.timer.get()).toEqual([LEGS])
  expect(after['strength-timer'].get()).toEqual([])
})

test.each(BROKEN_TEXTS)('%s reads as empty', async (text) => {
  storage.kept.set('timer-presets:timer', text)
  expect((await openPage()).timer.get()).toEqual([])
})

test.each(['full', 'refused'] as const)('with storage %s, keep returns false', async (kind) => {
  storage.become(kind)
  const { timer } = await openPage()
  expect(timer.keep([LEGS])).toBe(false)
  expect(timer.get()).toEqual([])
})

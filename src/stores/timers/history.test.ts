import { expect, test, vi } from 'vitest'
import { withSession } from '#lib/timers/history.ts'
import { BROKEN_TEXTS, browserStorage } from '#tests/support/browser-storage.ts'

const storage = browserStorage()
const KEY = 'timer-history'
const EVENING = new Date(2026, 10, 20, 18, 5)

/** The history of a page that has just been opened. */
async function openPage() {
  vi.resetModules()
  return (await import('./history.ts')).$history
}

test('a workout is stored under a stable key in a stable format', async () => {
  const $history = await openPage()
  expect($history.keep(withSession($history.get(), 'emom', 60_000, EVENING))).toBe(true)
  const item = { day: '2026-11-20', time: '18:05', mode: 'emom', seconds: 60 }
  expect(storage.kept.get(KEY)).toBe(JSON.stringify({ version: 1, items: [item] }))
  expect((await openPage()).get()).toEqual([item])
})

test('can be removed', async () => {
  const $history = await openPage()
  $history.keep(withSession([], 'meditation', 300_000))
  expect($history.forget()).toBe(true)
  expect([$history.get(), storage.kept.size]).toEqual([[], 0])
})

test.each(BROKEN_TEXTS)('%s reads as empty, and adding works again', async (text) => {
  storage.kept.set(KEY, text)
  const $history = await openPage()
  expect($history.get()).toEqual([])
  expect($history.keep(withSession($history.get(), 'emom', 1000))).toBe(true)
  expect((await openPage()).get()).toHaveLength(1)
})

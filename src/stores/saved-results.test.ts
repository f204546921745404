import { expect, test, vi } from 'vitest'
import type { SavedResult } from '#lib/tools/saved-results.ts'
import { BROKEN_TEXTS, browserStorage } from '#tests/support/browser-storage.ts'

const storage = browserStorage()
const KEY = 'saved-results'
const RESULT: SavedResult = {
  tool: 'bmi',
  at: '2026-11-20T08:00:00.000Z',
  inputs: { height: 175, weight: 70.5 },
  result: { bmi: 23, category: 'normal' },
}

/** The results of a page that has just been opened. */
async function openPage() {
  vi.resetModules()
  return (await import('./saved-results.ts')).$savedResults
}

test('are stored under a stable key in a stable format', async () => {
  expect((await openPage()).keep([RESULT])).toBe(true)
  expect(storage.kept.get(KEY)).toBe(JSON.stringify({ version: 1, items: [RESULT] }))
  expect((await openPage()).get()).toEqual([RESULT])
})

test.each(BROKEN_TEXTS)('%j reads as empty, and saving works again', async (text) => {
  storage.kept.set(KEY, text)
  const $results = await openPage()
  expect($results.get()).toEqual([])
  expect($results.keep([RESULT])).toBe(true)
  expect((await openPage()).get()).toEqual([RESULT])
})

import { expect, test, vi } from 'vitest'
import type { HistoryDraft } from '#lib/workspace/history/draft.ts'
import { BROKEN_TEXTS, browserStorage } from '#tests/support/browser-storage.ts'

const storage = browserStorage('sessionStorage')
const KEY = 'history-draft'
const DRAFT: HistoryDraft = {
  userId: 'leire',
  id: 'one-share',
  base: { notes: '' },
  typed: { notes: 'Viaja en diciembre' },
}

/** A page that has just been opened. */
async function openPage() {
  vi.resetModules()
  return (await import('./history-drafts.ts')).$historyDrafts
}

test('a draft outlives a reload of its tab, until it is given up', async () => {
  ;(await openPage()).set([DRAFT])
  expect(JSON.parse(storage.kept.get(KEY)!)).toEqual({ version: 1, items: [DRAFT] })
  const $drafts = await openPage()
  expect($drafts.get()).toEqual([DRAFT])
  $drafts.forget()
  expect(storage.kept.size).toBe(0)
})

test.each(BROKEN_TEXTS)('%j reads as no draft, and the next one is kept', async (text) => {
  storage.kept.set(KEY, text)
  const $drafts = await openPage()
  expect($drafts.get()).toEqual([])
  $drafts.set([DRAFT])
  expect((await openPage()).get()).toEqual([DRAFT])
})

test('where storage is full it lasts as long as the page', async () => {
  storage.become('full')
  const $drafts = await openPage()
  $drafts.set([DRAFT])
  expect($drafts.get()).toEqual([DRAFT])
  expect(storage.kept.size).toBe(0)
})

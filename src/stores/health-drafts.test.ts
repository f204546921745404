import { expect, test, vi } from 'vitest'
import type { HealthDraft } from '#lib/health/form/draft.ts'
import { emptyForm } from '#lib/health/form/record-form.ts'
import { STORED_UNITS } from '#lib/health/quantities.ts'
import { BROKEN_TEXTS, browserStorage } from '#tests/support/browser-storage.ts'

const storage = browserStorage('sessionStorage')
const KEY = 'health-draft'
const DRAFT: HealthDraft = {
  userId: 'nora',
  record: null,
  form: { ...emptyForm(STORED_UNITS, '2026-11-20'), weight: '61,8' },
}

/** A page that has just been opened. */
async function openPage() {
  vi.resetModules()
  return (await import('./health-drafts.ts')).$healthDrafts
}

test('a draft outlives a reload of its tab, until it is given up', async () => {
  ;(await openPage()).set([DRAFT])
  expect(JSON.parse(storage.kept.get(KEY)!)).toMatchObject({
    version: 1,
    items: [{ userId: 'nora', record: null, form: { texts: { weight: '61,8' } } }],
  })
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

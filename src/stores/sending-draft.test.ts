import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { readSendingDraft, type SendingDraft } from '#lib/workspace/builder/draft.ts'
import { emptyRow } from '#lib/workspace/builder/row.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import { BROKEN_TEXTS, browserStorage } from '#tests/support/browser-storage.ts'

const storage = browserStorage('sessionStorage')
const KEY = 'sending-draft'
const DRAFT: SendingDraft = {
  userId: 'leire',
  clients: [
    {
      id: 'b1d1f1c2-0000-4000-8000-000000000001' as AuthorizationId,
      name: 'Nora',
      avatarUrl: null,
    },
  ],
  title: 'Seguimiento',
  rows: [{ ...emptyRow(1, '¿Duele?'), type: 'one', options: ['Sí', ''] }],
  dueOn: '',
  isWeekly: true,
  until: '2026-12-18',
}

/** A page that has just been opened. */
async function openPage() {
  vi.resetModules()
  return (await import('./sending-draft.ts')).$sendingDraft
}

test('a questionnaire outlives a reload of its tab, until it is forgotten', async () => {
  ;(await openPage()).set(DRAFT)
  expect(storage.kept.get(KEY)).toBe(JSON.stringify(DRAFT))
  const $draft = await openPage()
  expect($draft.get()).toEqual(DRAFT)
  $draft.forget()
  expect(storage.kept.size).toBe(0)
})

test.each([
  ...BROKEN_TEXTS,
  JSON.stringify({ ...DRAFT, userId: 1 }),
  JSON.stringify({ ...DRAFT, clients: [{ id: 'nobody', name: null, avatarUrl: null }] }),
  JSON.stringify({ ...DRAFT, rows: [{ ...DRAFT.rows[0], type: 'song' }] }),
  JSON.stringify({ ...DRAFT, rows: [DRAFT.rows[0], DRAFT.rows[0]] }),
])('%j reads as none', async (text) => {
  storage.kept.set(KEY, text)
  expect((await openPage()).get()).toBeNull()
})

test('where storage is full it lasts as long as the page', async () => {
  storage.become('full')
  const $draft = await openPage()
  $draft.set(DRAFT)
  expect($draft.get()).toEqual(DRAFT)
  expect(storage.kept.size).toBe(0)
})

test('any JSON is read without an error', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => readSendingDraft(value) === null))
})

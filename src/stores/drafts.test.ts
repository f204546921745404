import { expect, test, vi } from 'vitest'
import { BROKEN_TEXTS, browserStorage } from '#tests/support/browser-storage.ts'
import type { Draft } from './drafts.ts'

const storage = browserStorage('sessionStorage')
const KEY = 'drafts'
const OWN: Draft = { owner: 'nora', about: 'profile', base: { phone: '' }, typed: { phone: '600' } }
const OTHER: Draft = { owner: 'leire', about: 'profile', base: null, typed: {} }

/** A page that has just been opened. */
async function openPage() {
  vi.resetModules()
  return import('./drafts.ts')
}

test('a draft outlives a reload of its tab, until it is forgotten', async () => {
  ;(await openPage()).keepDraft(OWN)
  expect(JSON.parse(storage.kept.get(KEY)!)).toEqual({ version: 1, items: [OWN] })
  const { draftOf, forgetDraft } = await openPage()
  expect(draftOf(OWN)).toEqual(OWN)
  forgetDraft(OWN)
  expect([draftOf(OWN), storage.kept.size]).toEqual([undefined, 0])
})

test('a draft is in the place of an older one about the same, and keeps its version', async () => {
  const { $drafts, keepDraft, draftOf } = await openPage()
  const record = { ...OWN, about: 'record:one', version: 3 }
  keepDraft(record)
  keepDraft(OWN)
  keepDraft({ ...record, typed: 'later' })
  expect($drafts.get()).toHaveLength(2)
  expect(draftOf(record)).toEqual({ ...record, typed: 'later' })
  expect((await openPage()).draftOf(record)?.version).toBe(3)
})

test('a draft is of one user, and that of others goes when one is known to be signed in', async () => {
  const { $drafts, draftOf, forgetDraft, forgetDraftsOfOthers, keepDraft } = await openPage()
  keepDraft(OWN)
  expect(draftOf(OTHER)).toBeUndefined()
  forgetDraft(OTHER)
  expect(draftOf(OWN)).toEqual(OWN)
  keepDraft(OTHER)
  forgetDraftsOfOthers('nora')
  expect($drafts.get()).toEqual([OWN])
  forgetDraftsOfOthers('leire')
  expect(storage.kept.size).toBe(0)
})

test('the oldest of many are given up', async () => {
  const { $drafts, keepDraft } = await openPage()
  for (let i = 0; i < 60; i++) keepDraft({ ...OWN, about: `record:${i}` })
  expect($drafts.get()).toHaveLength(50)
  expect($drafts.get().at(-1)?.about).toBe('record:59')
})

test.each([...BROKEN_TEXTS, JSON.stringify({ version: 1, items: [{ ...OWN, owner: 1 }] })])(
  '%j reads as no draft, and the next one is stored',
  async (text) => {
    storage.kept.set(KEY, text)
    const { $drafts, keepDraft } = await openPage()
    expect($drafts.get()).toEqual([])
    keepDraft(OWN)
    expect((await openPage()).draftOf(OWN)).toEqual(OWN)
  },
)

test('where storage is full it lasts as long as the page, and refused storage is no error', async () => {
  storage.become('full')
  const page = await openPage()
  page.keepDraft(OWN)
  expect([page.draftOf(OWN), storage.kept.size]).toEqual([OWN, 0])
  storage.become('refused')
  const { draftOf, forgetDraftsOfOthers } = await openPage()
  forgetDraftsOfOthers('nora')
  expect(draftOf(OWN)).toBeUndefined()
})

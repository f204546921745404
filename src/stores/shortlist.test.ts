import { expect, test, vi } from 'vitest'
import type { Saved } from '#lib/shortlist/shortlist.ts'
import { BROKEN_TEXTS, browserStorage } from '#tests/support/browser-storage.ts'

const storage = browserStorage()
const ONE: Saved = { id: '0b6e2c62-9f7a-4d3c-8a51-3a1c1a6f2d11', type: 'trainer' }

/** The shortlist of a page that has just been opened. */
async function openPage() {
  vi.resetModules()
  return (await import('./shortlist.ts')).$shortlist
}

test('is stored under a stable key in a stable format', async () => {
  ;(await openPage()).set([ONE])
  expect(storage.kept.get('shortlist')).toBe(JSON.stringify({ version: 1, items: [ONE] }))
  expect((await openPage()).get()).toEqual([ONE])
})

test.each(BROKEN_TEXTS)('%j reads as empty, and saving works again', async (text) => {
  storage.kept.set('shortlist', text)
  const $shortlist = await openPage()
  expect($shortlist.get()).toEqual([])
  $shortlist.set([ONE])
  expect((await openPage()).get()).toEqual([ONE])
})

test.each(['full', 'refused'] as const)(
  'lasts as long as the page where storage is %s',
  async (kind) => {
    storage.become(kind)
    const $shortlist = await openPage()
    $shortlist.set([ONE])
    expect($shortlist.get()).toEqual([ONE])
  },
)

import { setPersistentEngine } from '@nanostores/persistent'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { listFormat } from '#lib/stored/format.ts'
import { browserStorage } from '#tests/support/browser-storage.ts'
import type * as Module from './stored.ts'

const storage = browserStorage()
const ofTheTab = browserStorage('sessionStorage')

let browser: EventTarget

beforeEach(() => {
  // A store stops listening a second after its last subscriber, by when this window is gone: here it never does.
  vi.useFakeTimers()
  browser = new EventTarget()
  vi.stubGlobal('window', browser)
})
afterAll(() => {
  vi.useRealTimers()
  // One package serves all files of the process: what stores of the files before listen to, and stop listening to a second
  // later, would be this window.
  const ignore = () => undefined
  setPersistentEngine({}, { addEventListener: ignore, removeEventListener: ignore })
  vi.unstubAllGlobals()
})

const NONE: readonly string[] = []
const WORDS = {
  ...listFormat(1, (item) => (typeof item === 'string' ? item : null)),
  initial: NONE,
}
const stored = (...items: unknown[]) => JSON.stringify({ version: 1, items })

/** A page that has just been opened. */
async function openPage(): Promise<typeof Module> {
  vi.resetModules()
  return import('./stored.ts')
}
const openWords = async () => (await openPage()).stored('shortlist', WORDS)

/** The event in other tabs after a write. */
function anotherTabWrote(key: string, newValue: string | null) {
  if (newValue === null) storage.kept.delete(key)
  else storage.kept.set(key, newValue)
  browser.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
}

test('is stored for later pages, and removed by forget', async () => {
  const $words = await openWords()
  expect($words.get()).toBe(NONE)
  $words.set(['añil'])
  expect(storage.kept.get('shortlist')).toBe(stored('añil'))
  const $later = await openWords()
  expect($later.get()).toEqual(['añil'])
  expect($later.forget()).toBe(true)
  expect($later.get()).toBe(NONE)
  expect(storage.kept.size).toBe(0)
})

test('what another tab removes and stores again is there, also for a store that did not listen meanwhile', async () => {
  const $words = await openWords()
  const leave = $words.listen(() => undefined)
  $words.set(['a'])
  anotherTabWrote('shortlist', null)
  expect($words.get()).toEqual(NONE)
  leave()
  vi.advanceTimersByTime(2_000)
  anotherTabWrote('shortlist', stored('a'))
  $words.listen(() => undefined)
  expect($words.get()).toEqual(['a'])
})

test('the initial value is not stored', async () => {
  const $words = await openWords()
  $words.set(['a'])
  $words.set(NONE)
  expect(storage.kept.size).toBe(0)
})

test('values of the tab and of all tabs are separate', async () => {
  const { stored } = await openPage()
  const $ofAll = stored('shortlist', WORDS)
  const $ofTab = stored('unread', { ...WORDS, area: 'sessionStorage' })
  $ofAll.set(['all'])
  $ofTab.set(['tab'])
  expect([...storage.kept.keys()]).toEqual(['shortlist'])
  expect([...ofTheTab.kept.keys()]).toEqual(['unread'])
  expect($ofTab.forget()).toBe(true)
  expect([$ofAll.get(), ofTheTab.kept.size]).toEqual([['all'], 0])
})

test.each(['', '{', 'null', '7', '{"version":2,"items":["a"]}', '{"version":1,"items":"a"}'])(
  '%j reads as the initial value, stays stored, and can be replaced or removed',
  async (text) => {
    storage.kept.set('shortlist', text)
    const $words = await openWords()
    expect($words.get()).toBe(NONE)
    expect(storage.kept.get('shortlist')).toBe(text)
    expect($words.forget()).toBe(true)
    expect(storage.kept.size).toBe(0)
    storage.kept.set('shortlist', text)
    expect((await openWords()).keep(['b'])).toBe(true)
    expect(storage.kept.get('shortlist')).toBe(stored('b'))
  },
)

test('an invalid item does not affect the others', async () => {
  storage.kept.set('shortlist', stored('a', 7, null, 'b'))
  expect((await openWords()).get()).toEqual(['a', 'b'])
})

test('full storage keeps the old value, and keep returns false', async () => {
  storage.kept.set('shortlist', stored('old'))
  const $words = await openWords()
  const heard = vi.fn()
  $words.listen(heard)
  storage.become('full')
  expect($words.keep(['new'])).toBe(false)
  expect([$words.get(), heard.mock.calls]).toEqual([['old'], []])
})

test.each(['full', 'refused'] as const)(
  'a value set while storage is %s lasts until the page is closed',
  async (kind) => {
    const { stored } = await openPage()
    storage.become(kind)
    const $words = stored('shortlist', WORDS)
    $words.set(['here'])
    expect($words.get()).toEqual(['here'])
    expect(stored('shortlist', WORDS).get()).toEqual(['here'])
    $words.forget()
    expect($words.get()).toBe(NONE)
    expect((await openWords()).get()).toBe(NONE)
  },
)

test('with storage refused, reading gives the initial value and writing returns false', async () => {
  storage.kept.set('shortlist', stored('a'))
  storage.become('refused')
  const $words = await openWords()
  expect($words.get()).toBe(NONE)
  expect([$words.keep(['b']), $words.forget()]).toEqual([false, false])
  expect($words.get()).toBe(NONE)
})

test('follows the writes of other tabs while it has subscribers', async () => {
  const $words = await openWords()
  const heard: unknown[] = []
  const stop = $words.listen((words) => heard.push(words))
  anotherTabWrote('shortlist', stored('theirs'))
  anotherTabWrote('other', '7')
  anotherTabWrote('shortlist', '{')
  anotherTabWrote('shortlist', stored('again'))
  anotherTabWrote('shortlist', null)
  expect(heard).toEqual([['theirs'], NONE, ['again'], NONE])
  stop()
})

test('a page restored from the back/forward cache reads what was stored meanwhile', async () => {
  const $words = await openWords()
  $words.listen(() => undefined)
  storage.kept.set('shortlist', stored('meanwhile'))
  browser.dispatchEvent(new Event('pageshow'))
  expect($words.get()).toEqual(['meanwhile'])
})

test('reading the value of another tab does not rewrite it', async () => {
  const $words = await openWords()
  for (const text of [stored('a', { since: 2 }), '{"version":2,"items":["b"]}']) {
    storage.kept.set('shortlist', text)
    $words.listen(() => undefined)
    browser.dispatchEvent(new Event('pageshow'))
    expect(storage.kept.get('shortlist')).toBe(text)
  }
  expect($words.get()).toBe(NONE)
})

import { expect, test, vi } from 'vitest'
import type { CookieChoice } from '#lib/consent/choice.ts'
import { BROKEN_TEXTS, browserStorage } from '#tests/support/browser-storage.ts'

const storage = browserStorage()
const CHOICE: CookieChoice = {
  necessary: true,
  analytics: true,
  personalization: false,
  revision: 1,
  at: '2026-11-22T08:00:00.000Z',
  browserId: '0b6e2c62-9f7a-4d3c-8a51-3a1c1a6f2d11',
  recorded: false,
}

/** The choice of a page that has just been opened. */
async function openPage() {
  vi.resetModules()
  return (await import('./cookie-choice.ts')).$cookieChoice
}

test('is stored under a stable key as plain JSON, which the head script reads too', async () => {
  ;(await openPage()).set(CHOICE)
  expect(storage.kept.get('cookie-consent')).toBe(JSON.stringify(CHOICE))
  expect((await openPage()).get()).toEqual(CHOICE)
})

test.each(BROKEN_TEXTS)('%j is no choice, and stays until one is made', async (text) => {
  storage.kept.set('cookie-consent', text)
  const $cookieChoice = await openPage()
  expect($cookieChoice.get()).toBeNull()
  expect(storage.kept.get('cookie-consent')).toBe(text)
})

test('a choice lasts as long as the page where storage is refused', async () => {
  storage.become('refused')
  const $cookieChoice = await openPage()
  $cookieChoice.set(CHOICE)
  expect($cookieChoice.get()).toEqual(CHOICE)
})

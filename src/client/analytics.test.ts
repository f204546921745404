import { afterEach, expect, test, vi } from 'vitest'
import type { CookieChoice } from '#lib/consent/choice.ts'
import { COOKIE_REVISION } from '#lib/consent/revision.ts'
import { browserStorage } from '#tests/support/browser-storage.ts'

const storage = browserStorage()
afterEach(() => vi.unstubAllGlobals())

const YES: CookieChoice = {
  necessary: true,
  analytics: true,
  personalization: false,
  revision: COOKIE_REVISION,
  at: '2026-11-22T08:00:00.000Z',
  browserId: '0b6e2c62-9f7a-4d3c-8a51-3a1c1a6f2d11',
  recorded: true,
}

/** The calls that a page view makes, with a choice in the browser. */
async function calls(pathname: string, choice: CookieChoice | null, endpoint?: string) {
  vi.resetModules()
  if (choice) storage.kept.set('cookie-consent', JSON.stringify(choice))
  const sent = vi.fn((_address: string, _init: RequestInit) => Promise.reject(new Error('down')))
  vi.stubGlobal('fetch', sent)
  const { track } = await import('./analytics.ts')
  await track({ pathname, locale: 'en' }, endpoint)
  return sent.mock.calls
}

test('a consented view of a public page is sent without query or identity, and failing is silent', async () => {
  const [[address, init] = [], ...more] = await calls('/en/trainers', YES, '/stats')
  expect(more).toEqual([])
  expect(address).toBe('/stats')
  expect(init?.body).toBe('{"path":"/trainers","locale":"en"}')
  expect(init?.credentials).toBe('omit')
})

test.each<[string, string, CookieChoice | null, string | undefined]>([
  ['without an endpoint', '/trainers', YES, undefined],
  ['with an empty endpoint', '/trainers', YES, ''],
  ['to another site', '/trainers', YES, 'https://example.com/collect'],
  ['without a choice', '/trainers', null, '/stats'],
  ['after a refusal', '/trainers', { ...YES, analytics: false }, '/stats'],
  ['on a page of health', '/en/health/history', YES, '/stats'],
])('nothing is sent %s', async (_, pathname, choice, endpoint) => {
  expect(await calls(pathname, choice, endpoint)).toEqual([])
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allows, isCurrent, PURPOSES, readCookieChoice, type CookieChoice } from './choice.ts'
import { COOKIE_REVISION } from './revision.ts'

const CHOICE: CookieChoice = {
  necessary: true,
  analytics: false,
  personalization: true,
  revision: COOKIE_REVISION,
  at: '2026-11-22T08:00:00.000Z',
  browserId: '0b6e2c62-9f7a-4d3c-8a51-3a1c1a6f2d11',
  recorded: true,
}

test('reading restores what was stored', () => {
  expect(readCookieChoice(JSON.parse(JSON.stringify(CHOICE)))).toEqual(CHOICE)
})

test('any JSON reads as a complete choice or as none', () => {
  const json = fc.oneof(
    fc.jsonValue(),
    fc.record(
      Object.fromEntries(
        Object.entries(CHOICE).map(([key, value]) => [
          key,
          fc.oneof({ weight: 4, arbitrary: fc.constant<unknown>(value) }, fc.jsonValue()),
        ]),
      ),
      { requiredKeys: [] },
    ),
  )
  fc.assert(
    fc.property(json, (stored) => {
      const choice = readCookieChoice(stored)
      if (choice === null) return
      expect(Object.keys(choice).toSorted()).toEqual(Object.keys(CHOICE).toSorted())
      for (const purpose of PURPOSES) expect(choice[purpose]).toBeTypeOf('boolean')
      // What was read can be stored and read again.
      expect(readCookieChoice(JSON.parse(JSON.stringify(choice)))).toEqual(choice)
    }),
  )
})

test.each<[string, object]>([
  ['a missing purpose', { analytics: undefined }],
  ['a text for a purpose', { personalization: 'false' }],
  ['no revision', { revision: null }],
  ['half a revision', { revision: 1.5 }],
  ['no moment', { at: 'yesterday' }],
  ['no browser', { browserId: '' }],
])('a choice with %s is none', (_, broken) => {
  expect(readCookieChoice({ ...CHOICE, ...broken })).toBeNull()
})

test('what is necessary cannot be stored as refused', () => {
  expect(readCookieChoice({ ...CHOICE, necessary: false })?.necessary).toBe(true)
})

test('only a choice about the current policy counts', () => {
  const old = { ...CHOICE, revision: COOKIE_REVISION - 1 }
  expect([CHOICE, old, null].map(isCurrent)).toEqual([true, false, false])
  expect(allows(CHOICE, 'personalization')).toBe(true)
  expect(allows(CHOICE, 'analytics')).toBe(false)
  expect(allows(old, 'personalization')).toBe(false)
  expect(allows(null, 'personalization')).toBe(false)
})

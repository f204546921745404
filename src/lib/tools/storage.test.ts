import { expect, test } from 'vitest'
import { browserStorage } from '#tests/support/browser-storage.ts'
import { forget, itemsOf, readStored, store } from './storage.ts'

const storage = browserStorage()
const ofTheTab = browserStorage('sessionStorage')

test('keeps, gives back and forgets', () => {
  expect(readStored('a')).toBeNull()
  expect(store('a', { b: [1, 'ñ'] })).toBe(true)
  expect(readStored('a')).toEqual({ b: [1, 'ñ'] })
  expect(forget('a')).toBe(true)
  expect(readStored('a')).toBeNull()
})

test('what a tab keeps is apart', () => {
  store('a', 1)
  expect(store('a', 2, 'sessionStorage')).toBe(true)
  expect([readStored('a'), readStored('a', 'sessionStorage')]).toEqual([1, 2])
  expect(forget('a', 'sessionStorage')).toBe(true)
  expect([readStored('a'), ofTheTab.kept.size]).toEqual([1, 0])
  ofTheTab.become('refused')
  expect(store('a', 2, 'sessionStorage')).toBe(false)
})

test('what is no JSON is nothing', () => {
  storage.kept.set('a', '{"b":')
  expect(readStored('a')).toBeNull()
})

test('a full storage keeps the old value', () => {
  store('a', 1)
  storage.become('full')
  expect(store('a', 2)).toBe(false)
  expect(readStored('a')).toBe(1)
})

test('a refused storage has nothing and takes nothing', () => {
  storage.become('refused')
  expect(readStored('a')).toBeNull()
  expect(store('a', 1)).toBe(false)
  expect(forget('a')).toBe(false)
})

test('a list keeps the items that can be read', () => {
  const read = (item: unknown) => (typeof item === 'number' ? item : null)
  expect(itemsOf({ version: 1, items: [1, 'a', 2, null] }, 1, read)).toEqual([1, 2])
})

test.each([null, 7, [], {}, { items: [1] }, { version: 2, items: [1] }, { version: 1, items: 1 }])(
  '%j is an empty list',
  (stored) => {
    expect(itemsOf(stored, 1, (item) => item)).toEqual([])
  },
)

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { oneOf, page, readAddress, searchOf, text } from './address.ts'

const TABS = ['data', 'records'] as const
const SORTS = ['newest', 'name'] as const
const SCHEMA = { tab: oneOf(TABS), sort: oneOf(SORTS, 'newest'), page, record: text }
const FIRST = { tab: null, sort: 'newest', page: 1, record: null }

test('an empty address shows the first screen, which is written as an empty one', () => {
  expect(readAddress(SCHEMA, '')).toEqual(FIRST)
  expect(searchOf(SCHEMA, readAddress(SCHEMA, ''))).toBe('')
})

test.each([
  'tab=',
  'tab=Data',
  'tab=toString',
  'sort=pain',
  'page=0',
  'page=1e3',
  'page=-2',
  'x=1',
])('%s is as if it were absent', (search) => {
  expect(readAddress(SCHEMA, search)).toEqual(FIRST)
})

test('of a repeated parameter the first counts', () => {
  expect(readAddress(SCHEMA, '?tab=data&tab=records').tab).toBe('data')
})

test('only the given values are written', () => {
  expect(searchOf(SCHEMA, { tab: 'data', page: 2 })).toBe('?tab=data&page=2')
  expect(searchOf(SCHEMA, { tab: null, record: undefined })).toBe('')
})

test('every state is read as it was written', () => {
  const state = fc.record({
    tab: fc.constantFrom(...TABS, null),
    sort: fc.constantFrom(...SORTS),
    page: fc.integer({ min: 1, max: 999_999 }),
    record: fc.option(fc.string()),
  })
  fc.assert(
    fc.property(state, (values) => {
      expect(readAddress(SCHEMA, searchOf(SCHEMA, values))).toEqual(values)
    }),
  )
})

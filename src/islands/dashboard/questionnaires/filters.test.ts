import { expect, test } from 'vitest'
import { filterOf, queryFor } from './filters.ts'

const NONE = { status: null, q: null, client: null, page: null }

test('without parameters it is the first page of all', () => {
  expect(queryFor(NONE)).toEqual({ page: '1' })
  expect(filterOf(null)).toBe('all')
})

test('what the address says is asked for', () => {
  const asked = { status: 'withdrawn', q: 'seguim', client: 'a', page: '3' }
  expect(queryFor(asked)).toEqual(asked)
})

test.each([
  { ...NONE, status: 'nonsense' },
  { ...NONE, page: '0' },
  { ...NONE, page: '-1' },
  { ...NONE, page: '1.5' },
  { ...NONE, q: '' },
  { ...NONE, q: '\t' },
])('what it says wrongly does not count: %o', (parameters) => {
  expect(queryFor(parameters)).toEqual({ page: '1' })
})

test('a text that is too long is cut, not refused', () => {
  expect(queryFor({ ...NONE, q: 'a'.repeat(300) })['q']).toHaveLength(100)
})

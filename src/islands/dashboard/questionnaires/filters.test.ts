import { expect, test } from 'vitest'
import { filterOf, queryFor } from './filters.ts'

const NONE = { status: null, client: null, page: null }
const CLIENT = '38768b7a-7ef7-43f0-be08-06de3b8bcdf4'

test('without parameters it is the first page of all', () => {
  expect(queryFor(NONE, '')).toEqual({ page: '1' })
  expect(filterOf(null)).toBe('all')
})

test('what the address says, and what is looked for, is asked for', () => {
  const asked = { status: 'withdrawn', client: CLIENT, page: '3' }
  expect(queryFor(asked, 'seguim')).toEqual({ ...asked, q: 'seguim' })
  expect(filterOf('withdrawn')).toBe('withdrawn')
})

test.each([
  { ...NONE, status: 'nonsense' },
  { ...NONE, client: 'nonsense' },
  { ...NONE, page: '0' },
  { ...NONE, page: '-1' },
  { ...NONE, page: '1.5' },
])('what it says wrongly does not count: %o', (parameters) => {
  expect(queryFor(parameters, '')).toEqual({ page: '1' })
})

import { expect, test } from 'vitest'
import { listFormat } from './format.ts'

const { read, write } = listFormat(1, (item) => (typeof item === 'number' ? item : null))

test('a list keeps its readable items', () => {
  expect(read({ version: 1, items: [1, 'a', 2, null] })).toEqual([1, 2])
})

test('reading restores what was written', () => {
  expect(read(write([1, 2]))).toEqual([1, 2])
})

test.each([null, 7, [], {}, { items: [1] }, { version: 2, items: [1] }, { version: 1, items: 1 }])(
  '%j is rejected',
  (stored) => {
    expect(read(stored)).toBeNull()
  },
)

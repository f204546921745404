import { expect, test } from 'vitest'
import { listFormat } from './format.ts'

const { read, write } = listFormat(1, (item) => (typeof item === 'number' ? item : null))

test('a list keeps the items that can be read', () => {
  expect(read({ version: 1, items: [1, 'a', 2, null] })).toEqual([1, 2])
})

test('what is written is read', () => {
  expect(read(write([1, 2]))).toEqual([1, 2])
})

test.each([null, 7, [], {}, { items: [1] }, { version: 2, items: [1] }, { version: 1, items: 1 }])(
  '%j is nothing',
  (stored) => {
    expect(read(stored)).toBeNull()
  },
)

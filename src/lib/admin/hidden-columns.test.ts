import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readHiddenColumns } from './hidden-columns.ts'

test('what was stored is read again', () => {
  const hidden = { users: ['role', 'created'], videos: [] }
  expect(readHiddenColumns(JSON.parse(JSON.stringify(hidden)))).toEqual(hidden)
})

test('a broken table does not lose the others', () => {
  expect(readHiddenColumns({ users: 7, videos: ['name'], articles: [1] })).toEqual({
    videos: ['name'],
  })
})

test('any JSON gives lists of keys, or nothing', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (stored) => {
      const hidden = readHiddenColumns(stored)
      for (const keys of Object.values(hidden ?? {})) {
        expect(keys.every((key) => typeof key === 'string')).toBe(true)
      }
    }),
  )
})

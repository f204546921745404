import { expect, test } from 'vitest'
import { readLeniently } from '#lib/http/read-leniently.ts'
import { LibraryQuery } from './schemas.ts'
import { librarySearch } from './library-search.ts'

const VIEWS: [Partial<LibraryQuery>, string][] = [
  [{}, ''],
  [{ page: 1 }, ''],
  [{ section: 'core', page: 1 }, '?section=core'],
  [{ professional: 'trainer', section: undefined }, '?professional=trainer'],
  [
    { page: 2, q: 'rodilla & más', professional: 'physiotherapist', section: 'lower_body' },
    '?section=lower_body&professional=physiotherapist&q=rodilla+%26+m%C3%A1s&page=2',
  ],
]

test.each(VIEWS)('%j is written %j, and read again', (view, search) => {
  expect(librarySearch(view)).toBe(search)
  const { data, ignored } = readLeniently(LibraryQuery, new URLSearchParams(search))
  expect(data).toEqual({ page: 1, ...view })
  expect(ignored).toEqual([])
})

test.each([
  ['section=head&professional=trainer', { professional: 'trainer', page: 1 }, ['section']],
  ['professional=both', { page: 1 }, ['professional']],
  ['section=core&section=core', { page: 1 }, ['section']],
  ['page=0&q=a&colour=red&utm_source=x', { page: 1 }, ['page', 'q', 'colour']],
  ['section=&q=+&page=', { page: 1 }, []],
])('?%s is read as %j', (search, query, ignored) => {
  const read = readLeniently(LibraryQuery, new URLSearchParams(search))
  expect(read.data).toEqual(query)
  expect(read.ignored.toSorted()).toEqual([...ignored].toSorted())
})

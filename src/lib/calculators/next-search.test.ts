import { expect, test } from 'vitest'
import { readListQuery } from '#lib/professionals/list-query.ts'
import { typeOfList } from '#lib/site/routes.ts'
import { NEXT_SEARCH } from './next-search.ts'

test.each(Object.entries(NEXT_SEARCH))(
  '%s links to a list that accepts its parameters',
  (_, path) => {
    const url = new URL(path, 'https://example.org')
    const type = typeOfList(url.pathname.slice(1))
    if (!type) throw new Error(`${path} is no list`)
    const { query, ignored } = readListQuery(type, url.searchParams)
    expect(ignored).toEqual([])
    expect(query.goal ?? query.specialization).toBeDefined()
  },
)

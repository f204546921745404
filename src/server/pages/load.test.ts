import { expect, test } from 'vitest'
import { cacheAs } from './load.ts'

/** The headers of a page that accepts the parameters `page` and `sort`. */
function headersAt(query: string): Headers {
  const response = { headers: new Headers() }
  const url = new URL(`https://example.com/list${query}`)
  cacheAs({ url, response }, 'list', { tags: ['list'], query: ['page', 'sort'] })
  return response.headers
}

test('a page is cached under its tags, keyed by its own parameters', () => {
  expect(Object.fromEntries(headersAt('?page=2'))).toEqual({
    'cache-control': 'public, max-age=0, must-revalidate',
    'netlify-cdn-cache-control': 'public, durable, s-maxage=60, stale-while-revalidate=600',
    'netlify-cache-tag': 'list',
    'netlify-vary': 'query=page|sort',
  })
})

test.each(['', '?sort=x&page=', '?page=2&utm_source=mail&ref=x'])('%j is cached', (query) => {
  expect(headersAt(query).has('netlify-cdn-cache-control')).toBe(true)
})

// A cached copy would show its ignored parameters to everyone at the URL without them.
test.each(['?x=1', '?page=1&x=1', '?Page=1', '?page=1&page=2', '?none=1'])(
  '%j is not cached',
  (query) => {
    expect([...headersAt(query)]).toEqual([])
  },
)

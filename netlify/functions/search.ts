import { CACHE_TAGS } from '#lib/http/cache-tags.ts'
import { search } from '#lib/search/calls.ts'
import * as searchSchemas from '#lib/search/schemas.ts'
import { functionConfig, netlifyFunction } from '#server/http/api.ts'
import { endpoint } from '#server/http/endpoint.ts'
import { searchRows } from '#server/search/search-rows.ts'

export const endpoints = [
  endpoint(search, searchSchemas.search, {
    who: 'anyone',
    rateLimit: 'outer-wall',
    cache: {
      rule: () => 'list',
      tags: () => [CACHE_TAGS.articles, CACHE_TAGS.videos, CACHE_TAGS.professionals],
      query: ['locale', 'q'],
    },
    operation: searchRows,
  }),
]

export default netlifyFunction(endpoints)

export const config = functionConfig(endpoints, 120)

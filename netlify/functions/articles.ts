import { getArticle as get, listArticles as list } from '#lib/articles/calls.ts'
import { ARTICLES_PARAMETERS } from '#lib/articles/schemas.ts'
import * as articlesSchemas from '#lib/articles/schemas.ts'
import { CACHE_TAGS } from '#lib/http/cache-tags.ts'
import { getArticle } from '#server/articles/get-article.ts'
import { listArticles } from '#server/articles/list-articles.ts'
import { functionConfig, netlifyFunction } from '#server/http/api.ts'
import { endpoint } from '#server/http/endpoint.ts'

export const endpoints = [
  endpoint(list, articlesSchemas.listArticles, {
    who: 'anyone',
    rateLimit: 'outer-wall',
    cache: {
      rule: () => 'list',
      tags: () => [CACHE_TAGS.articles],
      query: ['locale', ...ARTICLES_PARAMETERS],
    },
    operation: listArticles,
  }),
  endpoint(get, articlesSchemas.getArticle, {
    who: 'anyone',
    rateLimit: 'outer-wall',
    cache: { rule: () => 'profile', tags: () => [CACHE_TAGS.articles], query: [] },
    operation: getArticle,
  }),
]

export default netlifyFunction(endpoints)

export const config = functionConfig(endpoints, 120)

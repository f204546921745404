import type { Config } from '@netlify/functions'
import { Hono } from 'hono'
import { CACHE_TAGS } from '#lib/http/cache-tags.ts'
import {
  ListRequest,
  ListResponse,
  ProfessionalIdParam,
  ProfessionalProfile,
  ReviewsRequest,
  ReviewsResponse,
} from '#lib/professionals/contract.ts'
import { LIST_PARAMETERS } from '#lib/professionals/list-query.ts'
import { netlifyFunction } from '#server/http/api.ts'
import { endpoint } from '#server/http/endpoint.ts'
import { serve, type ApiEnv } from '#server/http/serve.ts'
import { getProfessional } from '#server/professionals/get-professional.ts'
import { listProfessionals } from '#server/professionals/list-professionals.ts'
import { listReviews } from '#server/professionals/list-reviews.ts'

const list = endpoint({
  method: 'GET',
  path: '/api/professionals',
  who: 'anyone',
  rateLimit: 'outer-wall',
  cache: {
    rule: 'list',
    tags: () => [CACHE_TAGS.professionals],
    query: [...LIST_PARAMETERS, 'top10'],
  },
  query: ListRequest,
  response: ListResponse,
  operation: listProfessionals,
})

const profile = endpoint({
  method: 'GET',
  path: '/api/professionals/:id',
  who: 'anyone',
  rateLimit: 'outer-wall',
  cache: { rule: 'profile', tags: ({ params }) => [CACHE_TAGS.professional(params.id)] },
  params: ProfessionalIdParam,
  response: ProfessionalProfile,
  operation: getProfessional,
})

const reviews = endpoint({
  method: 'GET',
  path: '/api/professionals/:id/reviews',
  who: 'anyone',
  rateLimit: 'outer-wall',
  cache: {
    rule: 'profile',
    tags: ({ params }) => [CACHE_TAGS.professional(params.id)],
    query: ['page'],
  },
  params: ProfessionalIdParam,
  query: ReviewsRequest,
  response: ReviewsResponse,
  operation: listReviews,
})

const app = new Hono<ApiEnv>()
  .get(list.path, serve(list))
  .get(profile.path, serve(profile))
  .get(reviews.path, serve(reviews))

/** For the typed client of the islands: `hc<ProfessionalsApp>('/')`. */
export type ProfessionalsApp = typeof app

export default netlifyFunction(app)

export const config: Config = {
  path: ['/api/professionals', '/api/professionals/*'],
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ['ip', 'domain'] },
}

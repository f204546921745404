import * as reviews from '#lib/admin/reviews-contract.ts'
import { decideAppeal } from '#server/admin/reviews/decide-appeal.ts'
import { decideReview } from '#server/admin/reviews/decide-review.ts'
import { listAppeals } from '#server/admin/reviews/list-appeals.ts'
import { listDecisions } from '#server/admin/reviews/list-decisions.ts'
import { listQueue } from '#server/admin/reviews/list-queue.ts'
import { functionConfig, netlifyFunction } from '#server/http/api.ts'
import { endpoint } from '#server/http/endpoint.ts'

const read = {
  who: { may: 'administer' },
  rateLimit: 'outer-wall',
  cache: 'no-store',
} as const
const change = { ...read, rateLimit: 'write' } as const

export const endpoints = [
  endpoint(reviews.listQueue, { ...read, operation: listQueue }),
  endpoint(reviews.decideReview, { ...change, operation: decideReview }),
  endpoint(reviews.listDecisions, { ...read, operation: listDecisions }),
  endpoint(reviews.listAppeals, { ...read, operation: listAppeals }),
  endpoint(reviews.decideAppeal, { ...change, operation: decideAppeal }),
]

export default netlifyFunction(endpoints)

export const config = functionConfig(endpoints, 120)

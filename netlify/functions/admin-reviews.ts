import * as reviews from '#lib/admin/reviews-calls.ts'
import * as reviewsSchemas from '#lib/admin/reviews-schemas.ts'
import { decideAppeal } from '#server/admin/reviews/decide-appeal.ts'
import { decideReview } from '#server/admin/reviews/decide-review.ts'
import { listAppeals } from '#server/admin/reviews/list-appeals.ts'
import { listDecisions } from '#server/admin/reviews/list-decisions.ts'
import { listQueue } from '#server/admin/reviews/list-queue.ts'
import { ADMIN_LIST, ADMIN_WRITE } from '#server/http/admin-policy.ts'
import { functionConfig, netlifyFunction } from '#server/http/api.ts'
import { endpoint } from '#server/http/endpoint.ts'

export const endpoints = [
  endpoint(reviews.listQueue, reviewsSchemas.listQueue, { ...ADMIN_LIST, operation: listQueue }),
  endpoint(reviews.decideReview, reviewsSchemas.decideReview, {
    ...ADMIN_WRITE,
    operation: decideReview,
  }),
  endpoint(reviews.listDecisions, reviewsSchemas.listDecisions, {
    ...ADMIN_LIST,
    operation: listDecisions,
  }),
  endpoint(reviews.listAppeals, reviewsSchemas.listAppeals, {
    ...ADMIN_LIST,
    operation: listAppeals,
  }),
  endpoint(reviews.decideAppeal, reviewsSchemas.decideAppeal, {
    ...ADMIN_WRITE,
    operation: decideAppeal,
  }),
]

export default netlifyFunction(endpoints)

export const config = functionConfig(endpoints, 120)

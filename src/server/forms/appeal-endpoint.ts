import * as appeals from '#lib/reviews/appeal-calls.ts'
import * as appealSchemas from '#lib/reviews/appeal-schemas.ts'
import { endpoint } from '#server/http/endpoint.ts'
import { createAppeal } from '#server/reviews/create-appeal.ts'

/** Shared by the function and the page. */
export const createAppealEndpoint = endpoint(appeals.createAppeal, appealSchemas.createAppeal, {
  who: 'anyone',
  rateLimit: ['write', 'redeemToken'],
  cache: 'no-store',
  status: () => 201,
  operation: createAppeal,
})

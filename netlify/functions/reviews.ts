import { CACHE_TAGS } from '#lib/http/cache-tags.ts'
import * as professionals from '#lib/professionals/calls.ts'
import * as professionalsSchemas from '#lib/professionals/schemas.ts'
import * as reviews from '#lib/reviews/calls.ts'
import * as reviewsSchemas from '#lib/reviews/schemas.ts'
import { createAppealEndpoint } from '#server/forms/appeal-endpoint.ts'
import { functionConfig, netlifyFunction } from '#server/http/api.ts'
import { endpoint } from '#server/http/endpoint.ts'
import { listReviews } from '#server/professionals/list-reviews.ts'
import { createReview } from '#server/reviews/create-review.ts'
import { deleteReview } from '#server/reviews/delete-review.ts'
import { getMyReview } from '#server/reviews/get-my-review.ts'
import { replyToReview } from '#server/reviews/reply-to-review.ts'
import { reportReview } from '#server/reviews/report-review.ts'
import { updateReview } from '#server/reviews/update-review.ts'

export const endpoints = [
  endpoint(professionals.listReviews, professionalsSchemas.listReviews, {
    who: 'anyone',
    rateLimit: 'outer-wall',
    cache: {
      rule: () => 'profile',
      tags: ({ params }) => [CACHE_TAGS.professional(params.id)],
      query: ['page'],
    },
    operation: listReviews,
  }),
  endpoint(reviews.getMyReview, reviewsSchemas.getMyReview, {
    who: { may: 'read-own-review' },
    rateLimit: 'outer-wall',
    cache: 'no-store',
    operation: getMyReview,
  }),
  endpoint(reviews.createReview, reviewsSchemas.createReview, {
    who: { may: 'write-review' },
    // The operation counts what is written, so that a retry does not count.
    rateLimit: 'write',
    cache: 'no-store',
    status: () => 201,
    operation: createReview,
  }),
  endpoint(reviews.updateReview, reviewsSchemas.updateReview, {
    who: { may: 'change-review' },
    rateLimit: ['write', 'reviewChange'],
    cache: 'no-store',
    operation: updateReview,
  }),
  endpoint(reviews.deleteReview, reviewsSchemas.deleteReview, {
    who: { may: 'change-review' },
    rateLimit: ['write', 'reviewChange'],
    cache: 'no-store',
    operation: deleteReview,
  }),
  endpoint(reviews.replyToReview, reviewsSchemas.replyToReview, {
    who: { may: 'reply-to-review' },
    rateLimit: 'write',
    cache: 'no-store',
    status: () => 201,
    operation: replyToReview,
  }),
  endpoint(reviews.reportReview, reviewsSchemas.reportReview, {
    who: { may: 'report-review' },
    rateLimit: 'write',
    cache: 'no-store',
    status: () => 201,
    operation: reportReview,
  }),
  createAppealEndpoint,
]

export default netlifyFunction(endpoints)

export const config = functionConfig(endpoints, 120)

import type { CallOf } from '#lib/http/contract.ts'

import type * as schemas from './reviews-schemas.ts'

/** Reviews that wait for an admin: reported, or changed since one was hidden; those that wait longest first. */
export const listQueue: CallOf<typeof schemas.listQueue> = {
  method: 'GET',
  path: '/api/admin/reviews',
}

export const decideReview: CallOf<typeof schemas.decideReview> = {
  method: 'PATCH',
  path: '/api/admin/reviews/:id',
}

/** Every decision of the time for which they are kept, by its date. Searches names of professionals and reasons. */
export const listDecisions: CallOf<typeof schemas.listDecisions> = {
  method: 'GET',
  path: '/api/admin/review-decisions',
}

/** Appeals that wait for an admin, those that wait longest first. */
export const listAppeals: CallOf<typeof schemas.listAppeals> = {
  method: 'GET',
  path: '/api/admin/review-appeals',
}

/** `accepted` makes the review public again. STALE when its author has changed it since; CONFLICT when it has been decided, or what it is about is over. */
export const decideAppeal: CallOf<typeof schemas.decideAppeal> = {
  method: 'PATCH',
  path: '/api/admin/review-appeals/:id',
}

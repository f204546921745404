import type { CallOf } from '#lib/http/contract.ts'

import type * as schemas from './schemas.ts'

const REVIEWS = '/api/professionals/:id/reviews'

export const getMyReview: CallOf<typeof schemas.getMyReview> = {
  method: 'GET',
  path: `${REVIEWS}/mine`,
}

/** CONFLICT for a second review of the same professional; FORBIDDEN for one's own profile. */
export const createReview: CallOf<typeof schemas.createReview, { creates: true }> = {
  method: 'POST',
  path: REVIEWS,
  creates: true,
}

/** Changes one's own review of a professional: a hidden one then waits for an admin. NOT_FOUND for a removed one. */
export const updateReview: CallOf<typeof schemas.updateReview> = {
  method: 'PATCH',
  path: REVIEWS,
}

/** Deletes one's own review of a professional. */
export const deleteReview: CallOf<typeof schemas.deleteReview> = {
  method: 'DELETE',
  path: REVIEWS,
}

/** The public answer of the professional reviewed. CONFLICT for a second one. */
export const replyToReview: CallOf<typeof schemas.replyToReview, { creates: true }> = {
  method: 'POST',
  path: '/api/reviews/:id/reply',
  creates: true,
}

/** CONFLICT when the user has reported it before; FORBIDDEN for its author. */
export const reportReview: CallOf<typeof schemas.reportReview, { creates: true }> = {
  method: 'POST',
  path: '/api/reviews/:id/report',
  creates: true,
}

import type { CallOf } from '#lib/http/contract.ts'

import type * as schemas from './appeal-schemas.ts'

/** Once for each decision: CONFLICT for a second. TOKEN_INVALID when the link is forged or too old, or the decision is over. */
export const createAppeal: CallOf<typeof schemas.createAppeal, { creates: true }> = {
  method: 'POST',
  path: '/api/review-appeals',
  creates: true,
}

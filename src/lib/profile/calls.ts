import type { CallOf } from '#lib/http/contract.ts'

import type * as schemas from './schemas.ts'

const PROFILE = '/api/profile'

/** What the owner sees and edits. */
export const getOwnProfile: CallOf<typeof schemas.getOwnProfile> = {
  method: 'GET',
  path: PROFILE,
}

/** STALE when it was saved elsewhere, such as in another tab, since the sent version was read. */
export const updateOwnProfile: CallOf<typeof schemas.updateOwnProfile> = {
  method: 'PATCH',
  path: PROFILE,
}

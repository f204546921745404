import type { CallOf } from '#lib/http/contract.ts'
import type * as schemas from './schemas.ts'

/** What the database has for a search: a few of each kind, the best first. */
export const search: CallOf<typeof schemas.search> = {
  method: 'GET',
  path: '/api/search',
}

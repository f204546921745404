import type { CallOf } from '#lib/http/contract.ts'

import type * as schemas from './seed-schemas.ts'

/** INVALID_INPUT at `token` with `invalid` for a wrong one; FORBIDDEN where no token is set. */
export const seedTestData: CallOf<typeof schemas.seedTestData> = {
  method: 'POST',
  path: '/api/admin/seed',
}

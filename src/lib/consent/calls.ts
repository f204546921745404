import type { CallOf } from '#lib/http/contract.ts'

import type * as schemas from './schemas.ts'

export const recordConsent: CallOf<typeof schemas.recordConsent> = {
  method: 'POST',
  path: '/api/consents',
}

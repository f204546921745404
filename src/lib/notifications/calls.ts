import type { CallOf } from '#lib/http/contract.ts'

import type * as schemas from './schemas.ts'

export const listNotifications: CallOf<typeof schemas.listNotifications> = {
  method: 'GET',
  path: '/api/notifications',
}

export const updateNotifications: CallOf<typeof schemas.updateNotifications> = {
  method: 'PATCH',
  path: '/api/notifications',
}

import type { CallOf } from '#lib/http/contract.ts'

import type * as schemas from './schemas.ts'

/** Asks for the newsletter: a link is mailed, and only its use subscribes. */
export const subscribe: CallOf<typeof schemas.subscribe, { creates: true }> = {
  method: 'POST',
  path: '/api/newsletter',
  creates: true,
}

export const confirmSubscription: CallOf<typeof schemas.confirmSubscription> = {
  method: 'POST',
  path: '/api/newsletter/confirm',
}

export const unsubscribe: CallOf<typeof schemas.unsubscribe> = {
  method: 'POST',
  path: '/api/newsletter/unsubscribe',
}

export const savePreferences: CallOf<typeof schemas.savePreferences> = {
  method: 'POST',
  path: '/api/newsletter/preferences',
}

import type { CallOf } from '#lib/http/contract.ts'

import type * as schemas from './schemas.ts'

const AUTHORIZATIONS = '/api/health/authorizations'

export const findProfessionals: CallOf<typeof schemas.findProfessionals> = {
  method: 'GET',
  path: '/api/health/professionals',
}

/** Newest first. */
export const listAuthorizations: CallOf<typeof schemas.listAuthorizations> = {
  method: 'GET',
  path: AUTHORIZATIONS,
}

/**
 * CONFLICT when it is pending or active already, at `professionalId: 'blocked'` when requests are blocked; FORBIDDEN for
 * oneself; NOT_FOUND unless public.
 */
export const requestAuthorization: CallOf<typeof schemas.requestAuthorization, { creates: true }> =
  {
    method: 'POST',
    path: AUTHORIZATIONS,
    creates: true,
  }

/**
 * STALE when it was changed elsewhere since `version` was read, at `textVersion: 'changed'` when the words have; CONFLICT
 * when its state does not allow the action.
 */
export const updateAuthorization: CallOf<typeof schemas.updateAuthorization> = {
  method: 'PATCH',
  path: `${AUTHORIZATIONS}/:id`,
}

/**
 * Exactly what the professional is answered (`src/lib/workspace/schemas.ts`), by section; of questionnaires the newest answers,
 * which the professional opens one by one. NOT_FOUND unless active. Writes no log.
 */
export const previewShare: CallOf<typeof schemas.previewShare> = {
  method: 'GET',
  path: `${AUTHORIZATIONS}/:id/preview`,
}

/** Newest first. */
export const listReceipts: CallOf<typeof schemas.listReceipts> = {
  method: 'GET',
  path: `${AUTHORIZATIONS}/:id/receipts`,
}

/** All of the owner's, of sharing and of consent, newest first. */
export const listOwnReceipts: CallOf<typeof schemas.listOwnReceipts> = {
  method: 'GET',
  path: '/api/health/receipts',
}

/** Newest first. `before` is `next` of the page before: its last entry, which is not repeated. */
export const listAccess: CallOf<typeof schemas.listAccess> = {
  method: 'GET',
  path: '/api/health/access-log',
}

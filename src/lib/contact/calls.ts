import type { CallOf } from '#lib/http/contract.ts'

import type * as schemas from './schemas.ts'

export const contactProfessional: CallOf<typeof schemas.contactProfessional, { creates: true }> = {
  method: 'POST',
  path: '/api/professionals/:id/contact',
  creates: true,
}

export const listContactRequests: CallOf<typeof schemas.listContactRequests> = {
  method: 'GET',
  path: '/api/contact-requests',
}

export const updateContactRequest: CallOf<typeof schemas.updateContactRequest> = {
  method: 'PATCH',
  path: '/api/contact-requests/:id',
}

/** The query of the first page of what was sent. */
export const FIRST_REQUESTS = { box: 'sent', page: '1' } as const

import type { CallOf } from '#lib/http/contract.ts'

import type * as schemas from './messages-schemas.ts'

/** Searches name, address and code. */
export const listMessages: CallOf<typeof schemas.listMessages> = {
  method: 'GET',
  path: '/api/admin/messages',
}

export const getMessage: CallOf<typeof schemas.getMessage> = {
  method: 'GET',
  path: '/api/admin/messages/:id',
}

/** Mails an answer to the address that was typed. CONFLICT when it has been answered. */
export const answerMessage: CallOf<typeof schemas.answerMessage, { creates: true }> = {
  method: 'POST',
  path: '/api/admin/messages/:id/answer',
  creates: true,
}

/** Answered in another way, or needing no answer. CONFLICT when it has been answered. */
export const markAnswered: CallOf<typeof schemas.markAnswered> = {
  method: 'PATCH',
  path: '/api/admin/messages/:id',
}

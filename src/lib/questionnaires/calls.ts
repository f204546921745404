import type { CallOf } from '#lib/http/contract.ts'

import type * as schemas from './schemas.ts'

const QUESTIONNAIRES = '/api/health/questionnaires'

export const listQuestionnaires: CallOf<typeof schemas.listQuestionnaires> = {
  method: 'GET',
  path: QUESTIONNAIRES,
}

/** One, on whatever page it is. */
export const getQuestionnaire: CallOf<typeof schemas.getQuestionnaire> = {
  method: 'GET',
  path: `${QUESTIONNAIRES}/:id`,
}

/** Keeps answers without sending them. NOT_FOUND unless open. */
export const saveDraft: CallOf<typeof schemas.saveDraft> = {
  method: 'PUT',
  path: `${QUESTIONNAIRES}/:id/draft`,
}

/**
 * Sends the answers, at least one; those that do not fit their question are INVALID_INPUT at `responses.qN`. CONFLICT
 * unless open.
 */
export const sendAnswers: CallOf<typeof schemas.sendAnswers, { creates: true }> = {
  method: 'POST',
  path: `${QUESTIONNAIRES}/:id/answers`,
  creates: true,
}

import type { CallOf } from '#lib/http/contract.ts'

import type * as schemas from './questionnaires-schemas.ts'

const QUESTIONNAIRES = '/api/workspace/questionnaires'

const TEMPLATES = '/api/workspace/questionnaire-templates'

export const listSentQuestionnaires: CallOf<typeof schemas.listSentQuestionnaires> = {
  method: 'GET',
  path: QUESTIONNAIRES,
}

export const getSentQuestionnaire: CallOf<typeof schemas.getSentQuestionnaire> = {
  method: 'GET',
  path: `${QUESTIONNAIRES}/:id`,
}

/**
 * One for each client, and a notice. NOT_FOUND at `clients.N` when somebody does not share (any more): then nobody gets
 * it.
 */
export const sendQuestionnaire: CallOf<typeof schemas.sendQuestionnaire, { creates: true }> = {
  method: 'POST',
  path: QUESTIONNAIRES,
  creates: true,
}

/** CONFLICT unless it is completed (to be reviewed) or pending (to be withdrawn). The same again changes nothing. */
export const updateSentQuestionnaire: CallOf<typeof schemas.updateSentQuestionnaire> = {
  method: 'PATCH',
  path: `${QUESTIONNAIRES}/:id`,
}

/** Reminds its client, once. CONFLICT when they were reminded before, or it is no longer pending. */
export const remindClient: CallOf<typeof schemas.remindClient, { creates: true }> = {
  method: 'POST',
  path: `${QUESTIONNAIRES}/:id/reminder`,
  creates: true,
}

/** Ends a weekly repetition; what was sent stays. */
export const endRepeat: CallOf<typeof schemas.endRepeat> = {
  method: 'DELETE',
  path: '/api/workspace/questionnaire-repeats/:id',
}

/** By title. */
export const listTemplates: CallOf<typeof schemas.listTemplates> = {
  method: 'GET',
  path: TEMPLATES,
}

/** CONFLICT at `title: 'taken'` for a second one of the same title; at `questions: 'too_many'` beyond `TEMPLATES_MAX`. */
export const createTemplate: CallOf<typeof schemas.createTemplate, { creates: true }> = {
  method: 'POST',
  path: TEMPLATES,
  creates: true,
}

/** STALE when it was saved elsewhere since `version` was read. */
export const updateTemplate: CallOf<typeof schemas.updateTemplate> = {
  method: 'PATCH',
  path: `${TEMPLATES}/:id`,
}

export const deleteTemplate: CallOf<typeof schemas.deleteTemplate> = {
  method: 'DELETE',
  path: `${TEMPLATES}/:id`,
}

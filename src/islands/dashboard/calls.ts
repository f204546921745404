import type { CallOf } from '#lib/http/contract.ts'
import type * as workspace from '#lib/workspace/contract.ts'
import type * as questionnaires from '#lib/workspace/questionnaires-contract.ts'

/**
 * The calls of the first screen without their schemas: a contract brings those of its whole folder and zod along, an
 * eighth of all scripts until the dashboard is usable.
 */

export const getAttention: CallOf<typeof workspace.getAttention> = {
  method: 'GET',
  path: '/api/workspace/attention',
}

export const listClients: CallOf<typeof workspace.listClients> = {
  method: 'GET',
  path: '/api/workspace/clients',
}

export const listSentQuestionnaires: CallOf<typeof questionnaires.listSentQuestionnaires> = {
  method: 'GET',
  path: '/api/workspace/questionnaires',
}

export const updateSentQuestionnaire: CallOf<typeof questionnaires.updateSentQuestionnaire> = {
  method: 'PATCH',
  path: '/api/workspace/questionnaires/:id',
}

export const remindClient: CallOf<typeof questionnaires.remindClient> = {
  method: 'POST',
  path: '/api/workspace/questionnaires/:id/reminder',
  creates: true,
}

export const endRepeat: CallOf<typeof questionnaires.endRepeat> = {
  method: 'DELETE',
  path: '/api/workspace/questionnaire-repeats/:id',
}

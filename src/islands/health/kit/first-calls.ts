import type * as health from '#lib/health/contract.ts'
import type { CallOf } from '#lib/http/contract.ts'
import type * as questionnaires from '#lib/questionnaires/contract.ts'
import type * as sharing from '#lib/sharing/contract.ts'

/**
 * The calls of the first screen without their schemas: a contract brings those of its whole folder and zod along, an
 * eighth of all scripts until the overview is usable.
 */

export const getOverview: CallOf<typeof health.getOverview> = {
  method: 'GET',
  path: '/api/health/overview',
}

/** Of the chart, which is on the first screen. */
export const getSeries: CallOf<typeof health.getSeries> = {
  method: 'GET',
  path: '/api/health/series',
}

export const listAuthorizations: CallOf<typeof sharing.listAuthorizations> = {
  method: 'GET',
  path: '/api/health/authorizations',
}

export const listQuestionnaires: CallOf<typeof questionnaires.listQuestionnaires> = {
  method: 'GET',
  path: '/api/health/questionnaires',
}

/** What the first screen asks: the page asks it early, and the build draws the demonstration with the answers. */
export const FIRST_CALLS = [
  { call: getOverview, input: {} },
  { call: listQuestionnaires, input: { query: {} } },
  { call: listAuthorizations, input: {} },
]

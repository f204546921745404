import { getOverview } from '#lib/health/calls.ts'
import { listQuestionnaires } from '#lib/questionnaires/calls.ts'
import { listAuthorizations } from '#lib/sharing/calls.ts'

/** What the first screen asks: the page asks it early, and the build draws the demonstration with the answers. */
export const FIRST_CALLS = [
  { call: getOverview, input: {} },
  { call: listQuestionnaires, input: { query: {} } },
  { call: listAuthorizations, input: {} },
]

import { isOneOf } from '#lib/one-of.ts'
import { QUESTIONNAIRE_STATUSES } from '#lib/questionnaires/statuses.ts'

/** What the list can be narrowed to by pressing. */
export const STATUS_FILTERS = ['all', 'pending', 'completed', 'reviewed'] as const
export type StatusFilter = (typeof STATUS_FILTERS)[number]

type Parameters = {
  status: string | null
  q: string | null
  client: string | null
  page: string | null
}

/** Characters of a search text. */
export const SEARCH_MAX = 100

/** The query of the list for what the address says; what it says wrongly counts as not said. */
export function queryFor({ status, q, client, page }: Parameters): Record<string, string> {
  return {
    ...(isOneOf(QUESTIONNAIRE_STATUSES, status) && { status }),
    ...(q && { q: q.slice(0, SEARCH_MAX) }),
    ...(client && { client }),
    page: page !== null && /^[1-9]\d{0,5}$/.test(page) ? page : '1',
  }
}

/** The pressed filter. */
export const filterOf = (status: string | null): StatusFilter =>
  STATUS_FILTERS.find((name) => name === status) ?? 'all'

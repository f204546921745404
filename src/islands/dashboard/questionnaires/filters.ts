import { isOneOf } from '#lib/one-of.ts'
import { readPage } from '#lib/paging/read-page.ts'
import { QUESTIONNAIRE_STATUSES } from '#lib/questionnaires/statuses.ts'
import { UUID } from '#lib/uuid.ts'

/** What the list can be narrowed to by pressing. */
export const STATUS_FILTERS = ['all', ...QUESTIONNAIRE_STATUSES] as const
export type StatusFilter = (typeof STATUS_FILTERS)[number]

type Parameters = {
  status: string | null
  client: string | null
  page: string | null
}

/**
 * The query of the list for what the address says; what it says wrongly counts as not said.
 *
 * @param q what is looked for: names of clients are in no address
 */
export function queryFor({ status, client, page }: Parameters, q: string): Record<string, string> {
  return {
    ...(isOneOf(QUESTIONNAIRE_STATUSES, status) && { status }),
    ...(q && { q }),
    ...(client && UUID.test(client) && { client }),
    page: String(readPage(page)),
  }
}

/** The pressed filter. */
export const filterOf = (status: string | null): StatusFilter =>
  STATUS_FILTERS.find((name) => name === status) ?? 'all'

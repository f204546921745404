import { isOneOf } from '#lib/one-of.ts'
import { readPage } from '#lib/paging/read-page.ts'
import { QUESTIONNAIRE_STATUSES } from '#lib/questionnaires/statuses.ts'
import { searchWords } from '#lib/workspace/search-words.ts'

/** What the list can be narrowed to by pressing. */
export const STATUS_FILTERS = ['all', 'pending', 'completed', 'reviewed'] as const
export type StatusFilter = (typeof STATUS_FILTERS)[number]

type Parameters = {
  status: string | null
  q: string | null
  client: string | null
  page: string | null
}

/** The query of the list for what the address says; what it says wrongly counts as not said. */
export function queryFor({ status, q, client, page }: Parameters): Record<string, string> {
  const words = searchWords(q ?? '')
  return {
    ...(isOneOf(QUESTIONNAIRE_STATUSES, status) && { status }),
    ...(words && { q: words }),
    ...(client && { client }),
    page: String(readPage(page)),
  }
}

/** The pressed filter. */
export const filterOf = (status: string | null): StatusFilter =>
  STATUS_FILTERS.find((name) => name === status) ?? 'all'

import type { SearchResponse } from '#lib/search/contract.ts'
import { SEARCH_API } from '#lib/search/groups.ts'
import { markWords } from '#lib/search/mark-words.ts'
import { rowResults } from '#lib/search/row-results.ts'
import type { Hit } from './find-in-files.ts'
import type { Searching } from './texts.ts'

/**
 * What the database has for a search.
 *
 * @throws Error when it did not answer
 */
export async function findInRows(
  q: string,
  { t, locale }: Searching,
  signal: AbortSignal,
): Promise<Hit[]> {
  // Not `send`: the schemas of the contract weigh more than the dialog. Loaded here, as every page names what its
  // scripts load at once.
  const { request } = await import('#client/request.ts')
  const path = `${SEARCH_API}?${new URLSearchParams({ locale, q }).toString()}`
  const result = await request<SearchResponse>('GET', path, { signal })
  if (!result.ok) throw new Error(result.code)
  return rowResults(result.data, t).map((row) => ({ ...row, text: markWords(row.text, q) }))
}

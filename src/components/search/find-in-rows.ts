import { send } from '#client/data/send.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { search } from '#lib/search/calls.ts'
import type { SearchResponse } from '#lib/search/schemas.ts'

/**
 * What the database has for a search.
 *
 * @throws Error when it did not answer
 */
export async function findInRows(
  q: string,
  locale: Locale,
  signal: AbortSignal,
): Promise<SearchResponse> {
  const result = await send(search, { query: { locale, q }, signal })
  if (!result.ok) throw new Error(result.code)
  return result.data
}
